/** Orders with their lines, states and numbers. Prices and payments are decided by the checkout module. */
export { anonymiseOrders } from './change/anonymise-orders.ts';
export { addOrderNote, countOrderNotes, listOrderNotes, selectOrdersWithNotes, type OrderNote } from './change/order-notes.ts';
export { changeOrderTags, listOrderTags, listUsedOrderTags, selectOrdersByTag } from './change/order-tags.ts';
export { assignInvoiceNumber } from './numbers/assign-invoice-number.ts';
export { canCancel, type OrderStatus, type PaymentStatus } from './change/order-transitions.ts';
export { changeOrder, type ChangedLine, type OrderChange, recordArrival } from './change/change-order.ts';
export { countCancelled, countExpectedBack, countReturned, subtractExpectedBack, subtractReturned, type LinePieces } from './change/count-pieces.ts';
export type { OrderProof } from './contract.ts';
export { OrderCannotMove, OrderNotFound, PiecesNotAvailable } from './errors.ts';
export { listOrderEvents, listOrderLines, type OrderLineRow } from './read/list-order-lines.ts';
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
export { transferOrders } from './change/adopt-orders.ts';
export { hasOrderedBefore, hasOrderedWithin, hasOrderedSince } from './read/has-ordered.ts';
export { hasOpenOrders } from './read/has-open-orders.ts';
export { orderJobs, orderSubscriptions } from './jobs.ts';
export { listOrders } from './read/list-orders.ts';
export { moveOrder, type Moves } from './change/move-order.ts';
export { readOrderData } from './order-data.ts';
export { findTransitionPath } from './read/find-transition-path.ts';
export { getLatestEventId, readOrderActivity, findCanceller } from './read/read-order-activity.ts';
export type { PickupPlace, PostalAddress } from './postal-address.ts';
export { orderBuyers, orderChecks, orderLineChecks, orderPieces } from './order-checks.ts';
export { maskEmail, maskName, maskOrder } from './access/mask-order.ts';
export { askConfirmation, askOrderLink } from './access/ask-confirmation.ts';
export {
  readConfirmationData,
  findConfirmation,
  findWaitingConfirmation,
  listWaitingConfirmations,
  makeConfirmationLink,
  useConfirmation,
  type Confirmation,
} from './access/confirmations.ts';
export { findLinkedOrder, makeOrderLink } from './access/order-link.ts';
export { proveOrder, proveOwnOrder, type ProvenOrder } from './access/prove-order.ts';
export { readInvoiceOrder, type InvoiceOrder } from './read/read-invoice-order.ts';
export { getOrderByNumber, listOrdersByStatus } from './read/list-orders-by-status.ts';
export { readOrder, readOrders, type ReadOrder } from './read/read-order.ts';
export { reconcileOrders } from './reconcile-orders.ts';
export { writeOrderSearchTexts } from './change/write-search-texts.ts';
export { recordOrder, type NewOrder, type PlacedOrderRow, rewriteOrder } from './change/record-order.ts';
export { renewInvoiceNumber } from './numbers/renew-invoice-number.ts';
export { listOrderKeysOfCustomer, listOrdersOfPerson, type Buyer } from './read/list-orders-of-person.ts';
export { findOrderIds, findOrderIdsByNotes } from './read/find-order-ids.ts';
export { searchOrderIds } from './read/search-order-ids.ts';
export { computeShareOfPieces } from './change/compute-share-of-pieces.ts';
export { listAdminOrderLines } from './read/admin-order-lines.ts';
export { listAdminOrders, type ListedOrder } from './read/admin-orders.ts';
export { countOrdersOfPerson } from './read/count-orders-of-person.ts';
export { listPendingOrders } from './read/list-pending-orders.ts';
export { listUnpaidOrders } from './read/list-unpaid-orders.ts';
export { findCustomersByText, searchCustomers } from './read/search-customers.ts';
export { orderMediaUser } from './read/order-media-user.ts';
