use seawall_layout::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let shape: Vec<i64> = a[1].split(',').map(|x| x.parse().unwrap()).collect();
    let l: Vec<_> =
        a[2..].iter().map(|t| Encoding::parse(t).unwrap().to_linear_layout(&shape).unwrap()).collect();
    for x in &l {
        println!("{x}");
    }
    if l.len() == 2 {
        println!("{}", minimal_conversion(&l[0], &l[1]).unwrap());
    }
}
