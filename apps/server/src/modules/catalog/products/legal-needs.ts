import { isInUnion } from '#modules/countries';

/** What the law asks for before a garment may be offered in the Union. */
export const legalNeeds = {
  maker: 'maker with address and e-mail (Regulation (EU) 2023/988, Art. 19)',
  'responsible-person': 'responsible person in the Union for a maker outside it (Regulation (EU) 2023/988, Art. 16)',
  'fibre-composition': 'fibre composition (Regulation (EU) 1007/2011, Art. 16)',
  picture: 'picture to know the product by (Regulation (EU) 2023/988, Art. 19)',
} as const;
export type LegalNeed = keyof typeof legalNeeds;

/** Things of leather, metal or wax: fibres are named on textiles only. */
const noTextile =
  /\b(?:leather (?:bag|belt|jacket|glove)s?|bags?|backpacks?|wallets?|purses?|belts?|shoes?|boots?|sneakers?|trainers?|high[ -]tops?|sandals?|jewell?ery|rings?|earrings?|necklaces?|bracelets?|watch(?:es)?|sunglasses|candles?|perfumes?|mugs?)\b/i;

/** What is still lacking, given who is named as maker. @param title in English, by which one sees that it is no textile */
export function lackingOf(
  product: { title: string; composition: readonly unknown[]; pictures: readonly unknown[] },
  named: { maker?: { countryCode: string } | undefined; hasResponsible: boolean },
): LegalNeed[] {
  const lacking: LegalNeed[] = [];
  if (!named.maker) lacking.push('maker');
  if (named.maker && !isInUnion(named.maker.countryCode) && !named.hasResponsible) lacking.push('responsible-person');
  if (product.composition.length === 0 && !noTextile.test(product.title)) lacking.push('fibre-composition');
  if (product.pictures.length === 0) lacking.push('picture');
  return lacking;
}
