import { listOrderLines, lockOrder, lockOrderById, OrderNotFound, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { findShipmentByNumber, listShipments, type Shipment } from './list-shipments.ts';

/** A locked order with its lines and parcels. */
export interface OrderWithParcels {
  order: PlacedOrderRow;
  /** Lines of goods only. */
  goods: OrderLineRow[];
  /** Charges for delivery and cash on delivery. */
  charges: OrderLineRow[];
  /** All parcels, including exchanges. */
  parcels: Shipment[];
}

/**
 * Reads an order by number or id with its lines and parcels, and locks it until the transaction ends.
 * @throws OrderNotFound
 */
export async function lockOrderWithParcels(tx: Tx, key: string | { id: number }): Promise<OrderWithParcels> {
  const order = typeof key === 'string' ? await lockOrder(tx, key) : await lockOrderById(tx, key.id);
  if (!order) throw new OrderNotFound();
  return readOrderWithParcels(tx, order);
}

/**
 * Like {@link lockOrderWithParcels}, for the order of a parcel.
 * @throws ShipmentNotFound
 */
export async function lockOrderByParcel(tx: Tx, number: string): Promise<OrderWithParcels & { parcel: Shipment }> {
  const { id, orderId } = await findShipmentByNumber(tx, number);
  const loaded = await lockOrderWithParcels(tx, { id: orderId });
  const parcel = loaded.parcels.find((one) => one.id === id);
  if (!parcel) throw new Error(`parcel ${number} does not belong to its order`);
  return { ...loaded, parcel };
}

/** @param order locked by the caller */
export async function readOrderWithParcels(tx: Tx, order: PlacedOrderRow): Promise<OrderWithParcels> {
  const lines = await listOrderLines(tx, order.id);
  return {
    order,
    goods: lines.filter(({ kind }) => kind === 'goods'),
    charges: lines.filter(({ kind }) => kind !== 'goods'),
    parcels: await listShipments(tx, order.id),
  };
}

/** Returns the parcels of ordered goods. Unpacked parcels, and those with an exchange, do not change the order. */
export const isPurchaseParcel = ({ parcels }: Pick<OrderWithParcels, 'parcels'>): Shipment[] =>
  parcels.filter(({ returnNumber, status }) => returnNumber === null && status !== 'UNPACKED');
