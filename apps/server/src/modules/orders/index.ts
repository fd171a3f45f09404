/** Orders with their lines, their life and their numbers. What they cost and who pays is decided above. */
export { assignInvoiceNumber } from './assign-invoice-number.ts';
export { countOpenOrders, findOrder, lockOrder, lockOrdersFor, ordersOfCart, piecesOf } from './find-orders.ts';
export { moveOrder, type Moves } from './move-order.ts';
export type { OrderStatus, PaymentStatus } from './order-life.ts';
export type { PostalAddress } from './postal-address.ts';
export { proveOrder, type OrderProof } from './prove-order.ts';
export { readOrder } from './read-order.ts';
export { recordOrder, type NewOrder, type PlacedOrderRow } from './record-order.ts';
export { rewriteOrder } from './rewrite-order.ts';
export { trackOrder } from './track-order.ts';
