import { moved } from '#kit/life';
import type { MovableOrder } from './move-order.ts';
import { orderLife, type OrderMove, type OrderStatus } from './order-life.ts';

/** Whether its customer may give an order up: until it is packed, and not while money is on its way that nobody can stop. */
export const canCancel = ({ status, paymentStatus }: Pick<MovableOrder, 'status' | 'paymentStatus'>): boolean =>
  moved<OrderStatus, OrderMove>(orderLife, status, 'cancel') !== undefined && paymentStatus !== 'PROCESSING';
