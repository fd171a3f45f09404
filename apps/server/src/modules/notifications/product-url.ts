/**
 * Returns the address of a product's page in a colour.
 * @param shopUrl origin of the shop with the prefix of the language
 * @param colorCode null: the product has no colours
 */
export function buildProductUrl(shopUrl: string, slug: string, colorCode: string | null): string {
  const query = colorCode === null ? '' : `?color=${encodeURIComponent(colorCode)}`;
  return `${shopUrl}/product/${encodeURIComponent(slug)}${query}`;
}
