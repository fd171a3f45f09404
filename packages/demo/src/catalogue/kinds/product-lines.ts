import type { Audience, KindCode } from '../codes.ts';

/** The category of a kind, and its share of products. */
export interface ProductLine {
  audience: Audience;
  category: string;
  kind: KindCode;
  share: number;
}

const productLineRows = `
women dresses dress 4|women dresses wrap-dress 1|women dresses shirt-dress 2|women dresses knit-dress 2|women dresses maxi-dress 2
women tops t-shirt 4|women tops long-sleeve 2|women tops vest-top 2|women tops camisole 1
women shirts-blouses shirt 2|women shirts-blouses blouse 3|women shirts-blouses tunic 1
women knitwear jumper 3|women knitwear cardigan 2
women sweatshirts hoodie 1|women sweatshirts sweatshirt 1
women jackets-coats jacket 1|women jackets-coats denim-jacket 1|women jackets-coats raincoat 1|women jackets-coats coat 2
women jackets-coats trench-coat 1|women jackets-coats blazer 1|women jackets-coats puffer 1
women trousers trousers 3|women trousers joggers 1|women trousers shorts 1|women jeans jeans 3|women skirts skirt 3
women leggings leggings 3|women bodysuits bodysuit 3|women underwear briefs 2|women underwear bra 2
women tights-socks tights 1|women tights-socks socks 1|women nightwear pyjamas 1|women nightwear nightdress 1
women swimwear swimsuit 2|women accessories scarf 1|women accessories beanie 1|women accessories belt 1
women shoes trainers 2|women shoes boots 2|women shoes sandals 1|women shoes ballerinas 1|women shoes loafers 1|women bags bag 2|women bags tote 1|women bags backpack 1
men t-shirts t-shirt 4|men t-shirts long-sleeve 1|men t-shirts polo 2|men shirts shirt 4|men shirts overshirt 1
men knitwear jumper 2|men knitwear cardigan 1|men sweatshirts hoodie 1|men sweatshirts sweatshirt 1
men jackets-coats jacket 1|men jackets-coats raincoat 1|men jackets-coats coat 1|men jackets-coats blazer 1|men jackets-coats puffer 1
men trousers chinos 2|men trousers trousers 1|men trousers joggers 1|men jeans jeans 2|men shorts shorts 1
men underwear boxers 3|men socks socks 1|men nightwear pyjamas 1|men swimwear swim-shorts 1
men accessories scarf 1|men accessories beanie 1|men accessories cap 1|men accessories belt 1
men shoes trainers 2|men shoes boots 1|men shoes sandals 1|men shoes loafers 1|men bags backpack 1|men bags tote 1
kids baby-bodysuits baby-bodysuit 3|kids t-shirts t-shirt 2|kids t-shirts long-sleeve 1|kids t-shirts polo 1|kids dresses dress 2
kids knitwear jumper 1|kids knitwear cardigan 1|kids sweatshirts hoodie 1|kids sweatshirts sweatshirt 1
kids jackets-coats raincoat 1|kids jackets-coats puffer 1|kids trousers trousers 1|kids trousers joggers 1|kids trousers shorts 1
kids leggings leggings 2|kids underwear briefs 1|kids underwear boxers 1|kids socks socks 1|kids nightwear pyjamas 1
kids swimwear swimsuit 1|kids swimwear swim-shorts 1|kids accessories beanie 1|kids accessories scarf 1
kids shoes trainers 2|kids shoes boots 1|kids shoes sandals 1`;

export const productLines: readonly ProductLine[] = productLineRows
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [audience, leaf, kind, share] = line.split(' ');
    return { audience: audience as Audience, category: `${audience}-${leaf}`, kind: kind as KindCode, share: Number(share) };
  });
