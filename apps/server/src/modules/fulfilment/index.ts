/** What becomes of an order once it is confirmed: parcels with a life of their own, from which the order's follows. */
export { deliverShipment, failDelivery } from './deliver-shipment.ts';
export { packExchange } from './pack-exchange.ts';
export { packShipment } from './pack-shipment.ts';
export { findShipment, shipmentsOf, type Shipment, type ShipmentItem } from './shipments-of.ts';
export { shipShipment } from './ship-shipment.ts';
export { returnableOf } from './returnable-of.ts';
