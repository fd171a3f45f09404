/** Names the button that puts the items of an order back into the cart. */
export const refillIntent = 'refill';
