import { isApiError } from '#lib/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';

/** Products to choose from: more words find the right one sooner than more lines. */
const most = 8;

/** @returns products of the country that the words find; none without words, and null where the search does not answer */
export async function findProducts({ api }: Pick<Shop, 'api'>, words: string) {
  if (words === '') return [];
  try {
    const { items } = await api.search(words, { take: most });
    return items.map(({ id, slug, name, brand, discountPrice, currency }) => ({ id, slug, name, brand: brand.name, discountPrice, currency }));
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
