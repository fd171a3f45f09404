import type { Image, ProductPage } from '@selvedge/server/contract';

/** What is remembered of a product that was looked at. No price: it would be an old one by the time it is seen. */
export interface ViewedProduct {
  id: number;
  slug: string;
  name: string;
  brand: string;
  image: Pick<Image, 'imageUrl' | 'width' | 'height'> | null;
}

/** Of a country and a language: another country sells other things, another language calls them otherwise. */
export const viewedKey = (countryCode: string, language: string): string => `viewed:${countryCode}:${language}`;

const most = 12;

export const viewedProduct = ({ id, slug, name, brand }: ProductPage, image: Image | undefined): ViewedProduct => ({
  id,
  slug,
  name,
  brand: brand.name,
  image: image ? { imageUrl: image.imageUrl, width: image.width, height: image.height } : null,
});

/** The last looked at first, each once. */
export const withViewed = (list: readonly ViewedProduct[], viewed: ViewedProduct): ViewedProduct[] =>
  [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, most);

/** @returns what a browser has kept, as far as it is ours: anyone can write into it */
export function readViewed(kept: string | null): ViewedProduct[] {
  if (!kept) return [];
  try {
    const read: unknown = JSON.parse(kept);
    return Array.isArray(read) ? read.filter(isViewed).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isViewed(read: unknown): read is ViewedProduct {
  if (typeof read !== 'object' || read === null) return false;
  const { id, slug, name, brand, image } = read as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) && [slug, name, brand].every((text) => typeof text === 'string' && text !== '') && (image === null || isPicture(image))
  );
}

function isPicture(read: unknown): boolean {
  if (typeof read !== 'object' || read === null) return false;
  const { imageUrl, width, height } = read as Record<string, unknown>;
  return typeof imageUrl === 'string' && [width, height].every((length) => Number.isSafeInteger(length) && Number(length) > 0);
}
