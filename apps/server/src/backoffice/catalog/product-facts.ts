import type { ProductForm } from './product-contract.ts';

/**
 * A form as the audit log takes it down: each text, price, variant and picture under a name of its own, so that a line says
 * what differed and not the whole list that it stood in.
 */
export function factsOf({ texts, prices, variants, pictures, ...facts }: ProductForm): Record<string, unknown> {
  return {
    ...facts,
    pictures: pictures.map(({ mediaId, colorId }) => ({ mediaId, colorId })),
    ...Object.fromEntries(texts.map(({ languageId, ...text }) => [`text in language ${languageId}`, text])),
    ...Object.fromEntries(prices.map(({ countryId, ...price }) => [`price in country ${countryId}`, price])),
    ...Object.fromEntries(variants.map((variant) => [`variant ${variant.sku}`, variant])),
    ...Object.fromEntries(pictures.filter(({ alts }) => alts.length > 0).map(({ mediaId, alts }) => [`picture ${mediaId}`, alts])),
  };
}
