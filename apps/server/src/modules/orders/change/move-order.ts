import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { OrderCannotMove } from '../errors.ts';
import {
  orderTransitions,
  paymentTransitions,
  type MovableOrder,
  type OrderMove,
  type OrderStatus,
  type PaymentMove,
  type PaymentStatus,
} from './order-transitions.ts';
import { orderEvents, orders } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The order can be packed from now on. */
    /** `isJustPlaced`: in the transaction that placed the order, which also publishes `order.placed`. */
    'order.confirmed': { orderId: number; isJustPlaced?: boolean | undefined };
    'order.cancelled': { orderId: number };
  }
}

export interface Moves {
  status?: OrderMove;
  payment?: PaymentMove;
  /** The actor: `shopper`, `shop`, `provider`, or a staff member. */
  actor: string;
  reason: string;
}

/**
 * Changes the state of an order, of its payment, or both, and records actor, time and reason. The caller holds the order's lock.
 * @returns the order after the change
 * @throws OrderCannotMove if the transition is not allowed from the current state
 */
export async function moveOrder<Order extends MovableOrder>(tx: Tx, order: Order, { status, payment, actor, reason }: Moves): Promise<Order> {
  const next = {
    status: status ? (findNextState<OrderStatus, OrderMove>(orderTransitions, order.status, status) ?? refuse(order.status, status)) : order.status,
    paymentStatus: payment
      ? (findNextState<PaymentStatus, PaymentMove>(paymentTransitions, order.paymentStatus, payment) ?? refuse(order.paymentStatus, payment))
      : order.paymentStatus,
  };
  await tx.update(orders).set(next).where(eq(orders.id, order.id));
  const event = { orderId: order.id, actor, reason, at: now() };
  const events = [
    ...(status ? [{ ...event, kind: 'status', from: order.status, to: next.status }] : []),
    ...(payment ? [{ ...event, kind: 'payment', from: order.paymentStatus, to: next.paymentStatus }] : []),
  ];
  if (events.length > 0) await tx.insert(orderEvents).values(events);
  if (next.status === 'CONFIRMED' && status !== 'unpack' && order.status !== 'CONFIRMED')
    await publish(tx, { type: 'order.confirmed', payload: { orderId: order.id } });
  if (next.status === 'CANCELLED' && order.status !== 'CANCELLED') await publish(tx, { type: 'order.cancelled', payload: { orderId: order.id } });
  return { ...order, ...next };
}

function refuse(from: string, move: string): never {
  throw new OrderCannotMove(from, move);
}
