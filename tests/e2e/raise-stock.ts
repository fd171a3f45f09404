import { runOnServedShop } from './order-queue.ts';

/** Raises stock before the first test: many tests buy the first products of a listing and must not sell them out for each other. */
export default () => runOnServedShop('testing/fill-stock.ts');
