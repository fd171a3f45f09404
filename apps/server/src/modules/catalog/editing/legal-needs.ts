import { isInUnion } from '#modules/countries';

/** The data that must be present before a garment may be offered in the Union. */
export const legalNeeds = {
  maker: 'maker with address and email (Regulation (EU) 2023/988, Art. 19)',
  'responsible-person': 'responsible person in the European Union for a maker outside it (Regulation (EU) 2023/988, Art. 16)',
  'fibre-composition': 'fibre composition (Regulation (EU) 1007/2011, Art. 16)',
  picture: 'picture that identifies the product (Regulation (EU) 2023/988, Art. 19)',
} as const;
export type LegalNeed = keyof typeof legalNeeds;

/** Products of leather, metal or wax: fibre labels are required for textiles only. */
const noTextile =
  /\b(?:leather (?:bag|belt|jacket|glove)s?|bags?|backpacks?|wallets?|purses?|belts?|shoes?|boots?|sneakers?|trainers?|high[ -]tops?|sandals?|jewell?ery|rings?|earrings?|necklaces?|bracelets?|watch(?:es)?|sunglasses|candles?|perfumes?|mugs?)\b/i;

/** Lists the missing legal data, given the maker. @param title in English, used to recognise products that are not textiles */
export function listMissingNeeds(
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
