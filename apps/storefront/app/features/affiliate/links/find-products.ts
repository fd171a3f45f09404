import { isApiError } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';

/** Maximum number of products. A more precise query is better than a longer list. */
const maxProducts = 8;

/** @returns matching products of the country, an empty list without words, null if the search fails */
export async function findProducts({ api }: Pick<Shop, 'api'>, words: string) {
  if (words === '') return [];
  try {
    const { items } = await api.search(words, { take: maxProducts });
    return items.map(({ id, slug, name, brand, discountPrice, currency }) => ({ id, slug, name, brand: brand.name, discountPrice, currency }));
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
