import { findNextState } from '#kit/transitions';
import type { MovableOrder } from './move-order.ts';
import { orderTransitions, type OrderMove, type OrderStatus } from './order-transitions.ts';

/** Tells whether the customer may cancel the order: until it is packed, and not while a payment is being processed. */
export const canCancel = ({ status, paymentStatus }: Pick<MovableOrder, 'status' | 'paymentStatus'>): boolean =>
  findNextState<OrderStatus, OrderMove>(orderTransitions, status, 'cancel') !== undefined && paymentStatus !== 'PROCESSING';
