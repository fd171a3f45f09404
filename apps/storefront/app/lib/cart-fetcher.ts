/**
 * The form that puts a garment into the cart posts here (productId, color, size, quantity, returnTo). Sent through
 * `useFetcher({ key: addToCartKey })` the cart hears of it wherever it stands: it counts, opens and says so.
 */
export const cartLinesPath = '/cart/lines';
export const addToCartKey = 'add-to-cart';
