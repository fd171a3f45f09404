/** As many as the API shows at once. */
const atMost = 100;

/** The products that an address or a form names: anything else that stands there is passed over, each counts once. */
export const productIdsFrom = (text: string | null, most = atMost): number[] => [...new Set(numbersIn(text ?? ''))].slice(0, most);

const numbersIn = (text: string): number[] =>
  text
    .slice(0, 10_000)
    .split(',')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);

/** Where a list of products is shown to anybody. */
export const sharedPath = (productIds: readonly number[]): string => `/Wishlists?items=${productIds.slice(0, atMost).join(',')}`;
