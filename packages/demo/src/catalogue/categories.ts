import type { Audience, CategoryName } from './codes.ts';
import { brandSlugs, collectionCodes } from './codes.ts';
import { inEveryLanguage } from './compose-texts.ts';
import { makers } from './makers.ts';
import { slugify } from './slug.ts';
import type { DemoBrand, DemoCategory, DemoCollection } from './types.ts';

const tree: Readonly<Record<Audience, readonly CategoryName[]>> = {
  women: [
    'dresses',
    'tops',
    'shirts-blouses',
    'knitwear',
    'sweatshirts',
    'jackets-coats',
    'trousers',
    'jeans',
    'skirts',
    'leggings',
    'bodysuits',
    'underwear',
    'tights-socks',
    'nightwear',
    'swimwear',
    'shoes',
    'bags',
    'accessories',
  ],
  men: [
    't-shirts',
    'shirts',
    'knitwear',
    'sweatshirts',
    'jackets-coats',
    'trousers',
    'jeans',
    'shorts',
    'underwear',
    'socks',
    'nightwear',
    'swimwear',
    'shoes',
    'bags',
    'accessories',
  ],
  kids: [
    'baby-bodysuits',
    't-shirts',
    'dresses',
    'knitwear',
    'sweatshirts',
    'jackets-coats',
    'trousers',
    'leggings',
    'underwear',
    'socks',
    'nightwear',
    'swimwear',
    'shoes',
    'accessories',
  ],
};

const named = (called: CategoryName): Pick<DemoCategory, 'name' | 'slug' | 'description'> => ({
  name: inEveryLanguage((texts) => texts.categories[called][0]),
  slug: inEveryLanguage((texts, language) => slugify(texts.categories[called][0], language)),
  description: inEveryLanguage((texts) => texts.categories[called][1]),
});

/** Returns Women, Men and Kids with their leaf categories, and Sale. */
export function demoCategories(): DemoCategory[] {
  const audiences = Object.entries(tree) as [Audience, readonly CategoryName[]][];
  return [
    ...audiences.flatMap(([audience, leaves]) => [
      { code: audience, audience, ...named(audience) },
      ...leaves.map((leaf) => ({ code: `${audience}-${leaf}`, parent: audience, audience, ...named(leaf) })),
    ]),
    { code: 'sale', ...named('sale') },
  ];
}

export function demoCollections(): DemoCollection[] {
  return collectionCodes.map((code) => ({
    code,
    name: inEveryLanguage((texts) => texts.collections[code][0]),
    slug: inEveryLanguage((texts, language) => slugify(texts.collections[code][0], language)),
    description: inEveryLanguage((texts) => texts.collections[code][1]),
  }));
}

export function demoBrands(): DemoBrand[] {
  return brandSlugs.map((slug) => ({
    slug,
    name: makers[slug].brand,
    description: inEveryLanguage((texts) => texts.brands[slug]),
    maker: makers[slug].maker,
  }));
}
