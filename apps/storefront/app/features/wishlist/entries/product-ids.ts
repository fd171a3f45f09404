/** The maximum number of products that the API returns at once. */
const MAX_PRODUCTS = 100;

/** Reads product ids from an address or a form; anything else and duplicates are ignored. */
export const parseProductIds = (text: string | null, max = MAX_PRODUCTS): number[] => [...new Set(parseNumbers(text ?? ''))].slice(0, max);

const parseNumbers = (text: string): number[] =>
  text
    .slice(0, 10_000)
    .split(',')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);

/** Returns the path of a shared list. */
export const buildSharedPath = (productIds: readonly number[]): string => `/Wishlists?items=${productIds.slice(0, MAX_PRODUCTS).join(',')}`;
