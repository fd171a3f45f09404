import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { moved } from '#kit/life';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { OrderCannotMove } from './errors.ts';
import { orderLife, paymentLife, type OrderMove, type OrderStatus, type PaymentMove, type PaymentStatus } from './order-life.ts';
import { orderEvents, orders } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Nothing stands in the way of packing it any more. */
    /** `isJustPlaced`: in the transaction that placed it, which has told so too. */
    'order.confirmed': { orderId: number; isJustPlaced?: boolean | undefined };
    'order.cancelled': { orderId: number };
  }
}

/** What is moved, as the caller read it under the order's lock. */
export interface MovableOrder {
  id: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

export interface Moves {
  status?: OrderMove;
  payment?: PaymentMove;
  /** Who moves it: `shopper`, `shop`, `provider`, or a member of staff. */
  actor: string;
  reason: string;
}

/**
 * Moves an order along its life, its payment along its own, or both at once, and keeps who, when and why.
 * The caller holds the order's lock.
 * @returns the order as it is now
 * @throws OrderCannotMove if the table of the life has no such move from here
 */
export async function moveOrder<Order extends MovableOrder>(tx: Tx, order: Order, { status, payment, actor, reason }: Moves): Promise<Order> {
  const next = {
    status: status ? (moved<OrderStatus, OrderMove>(orderLife, order.status, status) ?? refuse(order.status, status)) : order.status,
    paymentStatus: payment
      ? (moved<PaymentStatus, PaymentMove>(paymentLife, order.paymentStatus, payment) ?? refuse(order.paymentStatus, payment))
      : order.paymentStatus,
  };
  await tx.update(orders).set(next).where(eq(orders.id, order.id));
  const event = { orderId: order.id, actor, reason, at: now() };
  const events = [
    ...(status ? [{ ...event, life: 'status', from: order.status, to: next.status }] : []),
    ...(payment ? [{ ...event, life: 'payment', from: order.paymentStatus, to: next.paymentStatus }] : []),
  ];
  if (events.length > 0) await tx.insert(orderEvents).values(events);
  if (next.status === 'CONFIRMED' && order.status !== 'CONFIRMED') await publish(tx, { type: 'order.confirmed', payload: { orderId: order.id } });
  if (next.status === 'CANCELLED' && order.status !== 'CANCELLED') await publish(tx, { type: 'order.cancelled', payload: { orderId: order.id } });
  return { ...order, ...next };
}

function refuse(from: string, move: string): never {
  throw new OrderCannotMove(from, move);
}
