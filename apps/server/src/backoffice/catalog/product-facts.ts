import type { ProductForm } from './product-contract.ts';

/**
 * Returns a form for the audit log. Each text, price, variant and image has its own key, so that an entry shows only what differed and not a whole
 * list.
 */
export function getAuditFacts({ texts, prices, variants, pictures, ...facts }: ProductForm): Record<string, unknown> {
  return {
    ...facts,
    pictures: pictures.map(({ mediaId, colorId }) => ({ mediaId, colorId })),
    ...Object.fromEntries(texts.map(({ languageId, ...text }) => [`text in language ${languageId}`, text])),
    ...Object.fromEntries(prices.map(({ countryId, ...price }) => [`price in country ${countryId}`, price])),
    ...Object.fromEntries(variants.map((variant) => [`variant ${variant.sku}`, variant])),
    ...Object.fromEntries(pictures.filter(({ alts }) => alts.length > 0).map(({ mediaId, alts }) => [`picture ${mediaId}`, alts])),
  };
}
