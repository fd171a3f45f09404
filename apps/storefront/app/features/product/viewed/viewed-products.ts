import type { Image, ProductPage } from '@selvedge/server/contract';

/** The stored data of a viewed product. It has no price, which would be outdated when it is shown. */
export interface ViewedProduct {
  id: number;
  slug: string;
  name: string;
  brand: string;
  image: Pick<Image, 'imageUrl' | 'width' | 'height'> | null;
  /** The colour of the image; null if it has none. */
  colorCode: string | null;
}

/** Returns the storage key of a country and language, because range and product names differ between them. */
export const buildViewedKey = (countryCode: string, language: string): string => `viewed:${countryCode}:${language}`;

const maxViewed = 12;

export const toViewedProduct = (
  { id, slug, name, brand }: ProductPage,
  { image, colorCode }: { image: Image | undefined; colorCode: string | null },
): ViewedProduct => ({
  id,
  slug,
  name,
  brand: brand.name,
  image: image ? { imageUrl: image.imageUrl, width: image.width, height: image.height } : null,
  colorCode,
});

/** Adds a product in front; each product occurs once. */
export const addViewed = (list: readonly ViewedProduct[], viewed: ViewedProduct): ViewedProduct[] =>
  [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, maxViewed);

/** Reads the viewed products from storage. @returns the valid ones; the storage is untrusted */
export function readViewed(kept: string | null): ViewedProduct[] {
  if (!kept) return [];
  try {
    const read: unknown = JSON.parse(kept);
    return Array.isArray(read) ? read.filter(isViewed).slice(0, maxViewed) : [];
  } catch {
    return [];
  }
}

function isViewed(read: unknown): read is ViewedProduct {
  if (typeof read !== 'object' || read === null) return false;
  const { id, slug, name, brand, image, colorCode } = read as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    [slug, name, brand].every((text) => typeof text === 'string' && text !== '') &&
    (image === null || isPicture(image)) &&
    (colorCode === null || typeof colorCode === 'string')
  );
}

function isPicture(read: unknown): boolean {
  if (typeof read !== 'object' || read === null) return false;
  const { imageUrl, width, height } = read as Record<string, unknown>;
  return typeof imageUrl === 'string' && [width, height].every((length) => Number.isSafeInteger(length) && Number(length) > 0);
}
