import { runOnServedShop } from './back-office/order-queue.ts';

/** Raises stock before the first test: many tests buy the first products of a listing and must not sell them out for each other. */
export default () => runOnServedShop('fill-stock');
