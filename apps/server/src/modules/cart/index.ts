/** What a shopper means to buy, bound to one country's shop. */
export { CartNotFound } from './errors.ts';
export { emptyCart } from './empty-cart.ts';
export { cheapestFreeDelivery, shownCart } from './get-cart.ts';
export { holdLines, releaseLines } from './hold-lines.ts';
export { cartJobs } from './jobs.ts';
export { isStopping, type LineProblem } from './line-problem.ts';
export { linesOfCart, type CartContent } from './lines-of-cart.ts';
export { lockCart } from './lock-cart.ts';
export { priceCart, type PricedLine } from './price-cart.ts';
export { renewCart } from './renew-cart.ts';
export { routes } from './routes.ts';
