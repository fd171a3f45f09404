import { linesOfOrder, lockOrder, lockOrderById, OrderNotFound, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { findShipmentByNumber, shipmentsOf, type Shipment } from './shipments-of.ts';

/** An order under its lock, with all that bears on its parcels. */
export interface OrderInHand {
  order: PlacedOrderRow;
  /** Goods alone. */
  goods: OrderLineRow[];
  /** Delivery and the charge of cash on delivery. */
  charges: OrderLineRow[];
  /** All of them, those of exchanges too. */
  parcels: Shipment[];
}

/** Reads an order, by its number or id, with its lines and parcels, and locks it until the transaction ends. @throws OrderNotFound */
export async function lockOrderInHand(tx: Tx, asked: string | { id: number }): Promise<OrderInHand> {
  const order = typeof asked === 'string' ? await lockOrder(tx, asked) : await lockOrderById(tx, asked.id);
  if (!order) throw new OrderNotFound();
  return contentOf(tx, order);
}

/** The same for the order of a parcel. @throws ShipmentNotFound */
export async function lockOrderOfParcel(tx: Tx, number: string): Promise<OrderInHand & { parcel: Shipment }> {
  const { id, orderId } = await findShipmentByNumber(tx, number);
  const inHand = await lockOrderInHand(tx, { id: orderId });
  const parcel = inHand.parcels.find((one) => one.id === id);
  if (!parcel) throw new Error(`parcel ${number} is none of its order`);
  return { ...inHand, parcel };
}

/** @param order locked by the caller */
export async function contentOf(tx: Tx, order: PlacedOrderRow): Promise<OrderInHand> {
  const lines = await linesOfOrder(tx, order.id);
  return {
    order,
    goods: lines.filter(({ kind }) => kind === 'goods'),
    charges: lines.filter(({ kind }) => kind !== 'goods'),
    parcels: await shipmentsOf(tx, order.id),
  };
}

/** Parcels of what was bought. One that brings an exchange changes nothing of its order. */
export const boughtParcels = ({ parcels }: Pick<OrderInHand, 'parcels'>): Shipment[] => parcels.filter(({ returnNumber }) => returnNumber === null);
