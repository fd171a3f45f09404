/**
 * The path of the form that adds a product to the cart (productId, color, size, quantity, returnTo). Submit it with
 * `useFetcher({ key: addToCartKey })`, so that the cart updates its count, opens and confirms.
 */
export const cartLinesPath = '/cart/lines';
export const addToCartKey = 'add-to-cart';
