/** Shopping carts, each bound to one country's shop. */
export { CartNotFound } from './errors.ts';
export { changeLine } from './lines/change-line.ts';
export { cartHolds, readCartData, findCartUpdateTime } from './cart-data.ts';
export { claimCart, listMergedLines, type Claimant } from './claim-cart.ts';
export { createCart } from './create-cart.ts';
export { discardCart, emptyCartExpressions } from './empty-cart.ts';
export { findCheapestFreeDelivery, buildShownCart } from './build-shown-cart.ts';
export { holdLines, releaseLines } from './lines/hold-lines.ts';
export { cartJobs } from './jobs.ts';
export { storeReferral } from './store-referral.ts';
export { isBlocking, type LineProblem } from './lines/line-problem.ts';
export { readCartContent, lockLinesOfCart, type CartContent } from './lines/lines-of-cart.ts';
export { lockCart } from './lock-cart.ts';
export { priceCart, type PricedLine } from './price-cart.ts';
export { mergePieces } from './lines/merge-pieces.ts';
export { renewCart } from './change-cart.ts';
export { createCartRoutes } from './routes.ts';
