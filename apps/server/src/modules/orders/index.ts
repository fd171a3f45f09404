/** Orders with their lines, states and numbers. Prices and payments are decided by the checkout module. */
export { anonymiseOrders } from './change/anonymise-orders.ts';
export { addOrderNote, listOrderNotes, type OrderNote } from './change/order-notes.ts';
export { assignInvoiceNumber } from './numbers/assign-invoice-number.ts';
export { canCancel } from './change/can-cancel.ts';
export { changeOrder, type ChangedLine, type OrderChange } from './change/change-order.ts';
export { countCancelled, subtractReturned, countReturned, type LinePieces } from './change/count-pieces.ts';
export { OrderCannotMove, OrderNotFound, PiecesNotAvailable } from './errors.ts';
export { listOrderEvents } from './read/list-order-events.ts';
export {
  findOrder,
  listGoods,
  lockOrder,
  lockOrderById,
  lockRelatedOrders,
  listOrdersById,
  listOrdersOfCart,
  listPieces,
} from './read/find-orders.ts';
export { getOrderOfCustomer } from './read/get-order-of-customer.ts';
export { transferOrders } from './change/transfer-orders.ts';
export { hasOrderedBefore } from './read/has-ordered-before.ts';
export { hasOrderedSince } from './read/has-ordered-since.ts';
export { hasOrderedWithin } from './read/has-ordered-within.ts';
export { hasOpenOrders } from './read/has-open-orders.ts';
export { orderJobs, orderSubscriptions } from './jobs.ts';
export { listOrderLines, type OrderLineRow } from './read/list-order-lines.ts';
export { listOrders } from './read/list-orders.ts';
export { moveOrder, type Moves } from './change/move-order.ts';
export { orderData } from './order-data.ts';
export { findTransitionPath } from './read/find-transition-path.ts';
export { getLatestEventId, readOrderActivity } from './read/read-order-activity.ts';
export type { OrderStatus, PaymentStatus } from './change/order-transitions.ts';
export type { PickupPlace } from './pickup-place.ts';
export type { PostalAddress } from './postal-address.ts';
export { orderChecks, orderLineChecks, orderPieces } from './order-checks.ts';
export { findLinkedOrder, makeOrderLink } from './read/order-link.ts';
export { readInvoiceOrder, type InvoiceOrder } from './read/read-invoice-order.ts';
export { getOrderByNumber, listOrdersByStatus } from './read/list-orders-by-status.ts';
export { findProvenOrder, type OrderProof } from './read/find-proven-order.ts';
export { recordArrival } from './change/record-arrival.ts';
export { readOrder, readOrders, type ReadOrder } from './read/read-order.ts';
export { reconcileOrders } from './reconcile-orders.ts';
export { recordOrder, type NewOrder, type PlacedOrderRow } from './change/record-order.ts';
export { renewInvoiceNumber } from './numbers/renew-invoice-number.ts';
export { rewriteOrder } from './change/rewrite-order.ts';
export { selectBuyers, listGuestOrders, listOrdersOfPerson, type Buyer } from './read/list-orders-of-person.ts';
export { searchOrderIds } from './read/search-order-ids.ts';
export { computeShareOfPieces } from './change/compute-share-of-pieces.ts';
export { listAdminOrderLines } from './read/admin-order-lines.ts';
export { listAdminOrders, type ListedOrder } from './read/admin-orders.ts';
export { trackOrder } from './read/track-order.ts';
export { listUnpaidOrders } from './read/list-unpaid-orders.ts';
export { findCanceller } from './read/find-canceller.ts';
