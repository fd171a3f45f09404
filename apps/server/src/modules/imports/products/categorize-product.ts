/** Words that indicate an audience in tags, type, gender or title. */
const audiences = {
  kids: /\b(?:kids?|child(?:ren)?|baby|babies|toddlers?|infants?|girls?|boys?|junior|kinder|dziec\w*|bambin\w*)\b/i,
  women: /\b(?:wom[ae]n'?s?|womens|lad(?:y|ies)|female|damen|donna|mujer|femme|kobiet\w*|her)\b/i,
  men: /\b(?:m[ae]n'?s?|mens|gentlem[ae]n|male|herren|uomo|hombre|homme|him)\b/i,
} as const;
export type Audience = keyof typeof audiences;

/** Categories by words of type, tags and title. The last word of a name determines the category. */
const kinds: readonly (readonly [pattern: RegExp, leaves: Readonly<Partial<Record<Audience, string>>>])[] = [
  [/\b(?:t-?shirts?|tees?|polos?)\b/i, { women: 'tops', men: 't-shirts', kids: 't-shirts' }],
  [/\b(?:bodysuits?|onesies?)\b/i, { women: 'bodysuits', kids: 'baby-bodysuits' }],
  [/\b(?:dress(?:es)?|gowns?)\b/i, { women: 'dresses', kids: 'dresses' }],
  [
    /\b(?:jackets?|coats?|parkas?|blazers?|tuxedos?|suits?|puffers?|raincoats?|anoraks?)\b/i,
    { women: 'jackets-coats', men: 'jackets-coats', kids: 'jackets-coats' },
  ],
  [/\b(?:hoodies?|sweatshirts?)\b/i, { women: 'sweatshirts', men: 'sweatshirts', kids: 'sweatshirts' }],
  [/\b(?:jumpers?|sweaters?|cardigans?|pullovers?|knitwear|knits?)\b/i, { women: 'knitwear', men: 'knitwear', kids: 'knitwear' }],
  [/\b(?:jeans)\b/i, { women: 'jeans', men: 'jeans', kids: 'trousers' }],
  [/\b(?:leggings?)\b/i, { women: 'leggings', kids: 'leggings' }],
  [/\b(?:skirts?)\b/i, { women: 'skirts' }],
  [/\b(?:shorts)\b/i, { women: 'trousers', men: 'shorts', kids: 'trousers' }],
  [/\b(?:trousers|pants|chinos|joggers|sweatpants)\b/i, { women: 'trousers', men: 'trousers', kids: 'trousers' }],
  [/\b(?:pyjamas?|pajamas?|nightdress(?:es)?|sleepwear|nightwear)\b/i, { women: 'nightwear', men: 'nightwear', kids: 'nightwear' }],
  [/\b(?:swimsuits?|swimwear|bikinis?|trunks)\b/i, { women: 'swimwear', men: 'swimwear', kids: 'swimwear' }],
  [/\b(?:socks?|tights|stockings)\b/i, { women: 'tights-socks', men: 'socks', kids: 'socks' }],
  [/\b(?:briefs?|boxers?|bras?|underwear|panties|lingerie)\b/i, { women: 'underwear', men: 'underwear', kids: 'underwear' }],
  [
    /\b(?:scar(?:f|ves)|beanies?|hats?|caps?|gloves?|belts?|bags?|backpacks?|wallets?|purses?|jewell?ery|sunglasses)\b/i,
    { women: 'accessories', men: 'accessories', kids: 'accessories' },
  ],
  // The shop has no category for shoes, so they get the category of imported products.
  [/\b(?:shoes?|high[ -]tops?|sneakers?|trainers?|boots?|sandals?|slippers?)\b/i, {}],
  [/\b(?:shirts?|blouses?|overshirts?)\b/i, { women: 'shirts-blouses', men: 'shirts', kids: 't-shirts' }],
  [/\b(?:tops?|tanks?|camisoles?|vests?)\b/i, { women: 'tops', men: 't-shirts', kids: 't-shirts' }],
];

/** The data of a product that indicates its audience and category. */
export interface ProductHints {
  type: string;
  tags: readonly string[];
  gender: string;
  ageGroup: string;
  category: string;
  title: string;
}

/**
 * Returns a product's audience, by gender and age group, then by tags and type, then by title.
 * @returns undefined if there is no indication, or if indications contradict each other
 */
export function findAudience(hints: ProductHints): Audience | undefined {
  const sources = [`${hints.gender} ${hints.ageGroup}`, hints.tags.join(' , '), `${hints.type} ${hints.category}`, hints.title];
  for (const source of sources) {
    // Texts of children's products also contain boy or girl. A text with both men and women gives no indication.
    if (audiences.kids.test(source)) return 'kids';
    const [isWomens, isMens] = [audiences.women.test(source), audiences.men.test(source)];
    if (isWomens !== isMens) return isWomens ? 'women' : 'men';
  }
  return undefined;
}

/**
 * Returns the code of a product's category, by its type, then its title, then its tags.
 * @returns `women-dresses`; `women-imported` if none matches
 */
export function getCategoryCode(hints: ProductHints, audience: Audience): string {
  for (const source of [hints.type, getLastPart(hints.category), hints.title, hints.tags.join(' , ')]) {
    const leaves = findKind(source);
    if (leaves) return leaves[audience] ? `${audience}-${leaves[audience]}` : getImportedCategory(audience);
  }
  return getImportedCategory(audience);
}

/** Returns the category for products that match no other. */
export const getImportedCategory = (audience: Audience): string => `${audience}-imported`;

/** Uses the last word of an English name: a shirt dress is a dress, but a dress shirt is a shirt. */
function findKind(text: string): Readonly<Partial<Record<Audience, string>>> | undefined {
  return kinds
    .map(([pattern, leaves]) => ({ leaves, at: findLastMatchEnd(text, pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]?.leaves;
}

function findLastMatchEnd(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].reduce((_, match) => match.index + match[0].length, -1);
}

/** `Apparel & Accessories > Clothing > Dresses` → `Dresses`. */
const getLastPart = (path: string): string => path.split('>').at(-1)?.trim() ?? '';
