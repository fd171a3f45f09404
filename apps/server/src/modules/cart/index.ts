/** What a shopper means to buy, bound to one country's shop. */
export { CartNotFound } from './errors.ts';
export { cartHolds } from './cart-books.ts';
export { cartData } from './cart-data.ts';
export { cartTouchedAt } from './cart-touched-at.ts';
export { claimCart, type Claimant } from './claim-cart.ts';
export { createCart } from './create-cart.ts';
export { discardCart } from './discard-cart.ts';
export { emptyCart } from './empty-cart.ts';
export { cheapestFreeDelivery, shownCart } from './shown-cart.ts';
export { holdLines, releaseLines } from './hold-lines.ts';
export { cartJobs } from './jobs.ts';
export { isStopping, type LineProblem } from './line-problem.ts';
export { linesOfCart, lockLinesOfCart, type CartContent } from './lines-of-cart.ts';
export { lockCart } from './lock-cart.ts';
export { priceCart, type PricedLine } from './price-cart.ts';
export { putPieces } from './put-pieces.ts';
export { renewCart } from './renew-cart.ts';
export { cartRoutes } from './routes.ts';
