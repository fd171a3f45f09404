/** Words that say for whom a product is, in tags, type, gender or title. */
const audiences = {
  kids: /\b(?:kids?|child(?:ren)?|baby|babies|toddlers?|infants?|girls?|boys?|junior|kinder|dziec\w*|bambin\w*)\b/i,
  women: /\b(?:wom[ae]n'?s?|womens|lad(?:y|ies)|female|damen|donna|mujer|femme|kobiet\w*|her)\b/i,
  men: /\b(?:m[ae]n'?s?|mens|gentlem[ae]n|male|herren|uomo|hombre|homme|him)\b/i,
} as const;
export type Audience = keyof typeof audiences;

/** What hangs where, by the words of type, tags and title; the last word of a name is the thing itself. */
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
  // The shop has no shelf for shoes: they hang under what was imported.
  [/\b(?:shoes?|high[ -]tops?|sneakers?|trainers?|boots?|sandals?|slippers?)\b/i, {}],
  [/\b(?:shirts?|blouses?|overshirts?)\b/i, { women: 'shirts-blouses', men: 'shirts', kids: 't-shirts' }],
  [/\b(?:tops?|tanks?|camisoles?|vests?)\b/i, { women: 'tops', men: 't-shirts', kids: 't-shirts' }],
];

/** What a product says of itself, the most deliberate first. */
export interface Told {
  type: string;
  tags: readonly string[];
  gender: string;
  ageGroup: string;
  category: string;
  title: string;
}

/**
 * For whom a product is: its gender and age group, then tags and type, then its title.
 * @returns undefined where nothing says so, or two things at once say different ones
 */
export function audienceOf(told: Told): Audience | undefined {
  const sources = [`${told.gender} ${told.ageGroup}`, told.tags.join(' , '), `${told.type} ${told.category}`, told.title];
  for (const source of sources) {
    // A child's thing says boy or girl besides; whoever dresses adults of both kinds says neither.
    if (audiences.kids.test(source)) return 'kids';
    const [isWomens, isMens] = [audiences.women.test(source), audiences.men.test(source)];
    if (isWomens !== isMens) return isWomens ? 'women' : 'men';
  }
  return undefined;
}

/**
 * The code of the category where it hangs: by its type, its title, then its tags.
 * @returns `women-dresses`; `women-imported` where nothing fits
 */
export function categoryOf(told: Told, audience: Audience): string {
  for (const source of [told.type, lastOf(told.category), told.title, told.tags.join(' , ')]) {
    const leaves = kindIn(source);
    if (leaves) return leaves[audience] ? `${audience}-${leaves[audience]}` : importedCategory(audience);
  }
  return importedCategory(audience);
}

/** Where things hang that fit nowhere else. */
export const importedCategory = (audience: Audience): string => `${audience}-imported`;

/** English names a thing by its last word: a shirt dress is a dress, a dress shirt a shirt. */
function kindIn(text: string): Readonly<Partial<Record<Audience, string>>> | undefined {
  return kinds
    .map(([pattern, leaves]) => ({ leaves, at: lastPlace(text, pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]?.leaves;
}

function lastPlace(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].reduce((_, match) => match.index + match[0].length, -1);
}

/** `Apparel & Accessories > Clothing > Dresses` → `Dresses`. */
const lastOf = (path: string): string => path.split('>').at(-1)?.trim() ?? '';
