/** What becomes of an order once it is confirmed: parcels with a life of their own, from which the order's follows. */
export { bookRemittance } from './book-remittance.ts';
export { cancelLines } from './cancel-lines.ts';
export { confirmOrder, refuseOrder } from './confirm-order.ts';
export { CashDiffers } from './errors.ts';
export { deliverShipment, failDelivery } from './deliver-shipment.ts';
export { importDeliveries, type DeliveryReport } from './import-deliveries.ts';
export { fulfilmentJobs } from './jobs.ts';
export { loseShipment, returnToSender } from './give-up-shipment.ts';
export { cashDueOf, listWork, type Work } from './list-work.ts';
export { packExchange } from './pack-exchange.ts';
export { packShipment } from './pack-shipment.ts';
export { findShipment, shipmentsOf, type Shipment, type ShipmentItem } from './shipments-of.ts';
export { cashOfOrders, parcelPieces, reconcileParcels } from './reconcile-parcels.ts';
export { shipShipment } from './ship-shipment.ts';
export { returnableOf } from './returnable-of.ts';
export { returnUntil, withdrawUntil } from './return-windows.ts';
export { withParcels } from './with-parcels.ts';
