import { days, hours } from '#kit/clock';
import type { SeededRandom } from '../seeded-random.ts';
import type { SimulatedOrder, NextId, YearRecords } from '../year-records.ts';
import { steps, type Step } from '../plan.ts';

/** An order in progress and the collection of its rows. */
export interface OrderInProgress extends SimulatedOrder {
  records: YearRecords;
  takeId: NextId;
  random: SeededRandom;
  /** No event is later than this. */
  today: Date;
}

/** Name of the staff member in all events. */
export const staff = 'Petra Horvat';

/** Returns whether an order reaches a step at that instant: it is not in the future, and not after the planned last step. */
export const hasReachedStep = ({ planned: { last }, today }: Pick<OrderInProgress, 'planned' | 'today'>, step: Step, at: Date): boolean =>
  at <= today && (last === undefined || steps.indexOf(step) <= steps.indexOf(last));

interface Move {
  status?: SimulatedOrder['row']['status'];
  payment?: SimulatedOrder['row']['paymentStatus'];
  actor: string;
  reason: string;
  at: Date;
}

/** Changes the state of an order and its payment, and records who, when and why, as `moveOrder` does. */
export function recordTransition({ row, records }: OrderInProgress, { status, payment, actor, reason, at }: Move): void {
  const event = { orderId: row.id, actor, reason, at };
  if (status) records.events.push({ ...event, kind: 'status', from: row.status, to: status });
  if (payment) records.events.push({ ...event, kind: 'payment', from: row.paymentStatus, to: payment });
  row.status = status ?? row.status;
  row.paymentStatus = payment ?? row.paymentStatus;
}

const stockKinds = {
  hold: { kind: 'held', onHand: 0, held: 1 },
  release: { kind: 'released', onHand: 0, held: -1 },
  take: { kind: 'sold', onHand: -1, held: 0 },
  sellHeld: { kind: 'sold', onHand: -1, held: -1 },
  restock: { kind: 'returned', onHand: 1, held: 0 },
} as const;

interface StockMove {
  /** The moved goods; absent: the whole order. */
  pieces?: readonly { variantId: number; quantity: number }[];
  reference?: string;
  at: Date;
}

/** Records that pieces were held, sold or returned to stock. */
export function moveStock(order: OrderInProgress, move: keyof typeof stockKinds, { pieces = listGoodsLines(order), reference, at }: StockMove): void {
  const { kind, onHand, held } = stockKinds[move];
  for (const { variantId, quantity } of pieces) {
    const changes = { onHandChange: onHand * quantity, heldChange: held * quantity };
    order.records.moves.push({ variantId, kind, ...changes, reference: reference ?? order.row.orderNumber, at });
  }
}

/** Returns the goods of an order, which all have a variant. */
export const listGoodsLines = ({ lines }: Pick<SimulatedOrder, 'lines'>) =>
  lines.flatMap((line) => (line.kind === 'goods' && line.variantId !== null ? [{ ...line, line, variantId: line.variantId }] : []));

interface DemoRefund {
  amount: number;
  cause: string;
  at: Date;
}

/** Refunds money: through the provider within minutes, by hand some days later. Does nothing for an unpaid order. */
export function refundOrder(order: OrderInProgress, { amount, cause, at }: DemoRefund): void {
  const { row, records, today, planned } = order;
  if (amount === 0 || row.paymentStatus === 'UNPAID') return;
  const payment = records.payments.at(-1)?.reference === row.orderNumber ? records.payments.at(-1) : undefined;
  const sentAt = getRefundTime(order, at, { isOnline: payment !== undefined });
  const { orderNumber: reference, currency } = row;
  const refund = { reference, cause, paymentId: payment?.id ?? null, currency, amount, createdAt: at };
  if (sentAt > today) {
    const payOut = payment ? null : buildPayoutDetails(planned);
    records.refunds.push({ ...refund, status: 'due', endedAt: null, endedBy: null, payOut, providerRef: null });
    return;
  }
  const sentBy = payment ? { endedBy: null, providerRef: `re_demo_${payment.id}_${records.refunds.length}` } : { endedBy: staff, providerRef: null };
  records.refunds.push({ ...refund, ...sentBy, status: 'done', endedAt: sentAt, payOut: null });
  recordTransition(order, {
    payment: amount >= row.total ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    actor: payment ? 'provider' : 'shop',
    reason: 'the money went back',
    at: sentAt,
  });
}

const getRefundTime = ({ random, today }: OrderInProgress, at: Date, { isOnline }: { isOnline: boolean }): Date =>
  isOnline ? new Date(Math.min(at.getTime() + 90_000, today.getTime())) : findWorkingHour(new Date(at.getTime() + hours(20)), random);

/** Returns an invented bank account for the refund of cash. */
export function buildPayoutDetails({ person, country }: OrderInProgress['planned']): Record<string, string> {
  const holder = `${person.firstName} ${person.lastName}`;
  return country === 'BD' ? { holder, bkash: '01712000000' } : { holder, iban: 'DE02120300000000202051' };
}

/** Returns the next instant in working hours: weekdays, 7:00 to 14:00 UTC. */
export function findWorkingHour(from: Date, random: SeededRandom): Date {
  let at = from;
  const isOver = at.getUTCHours() >= 14;
  if (isOver || !isWorkday(at)) at = new Date(Math.floor(at.getTime() / days(1)) * days(1) + days(1));
  while (!isWorkday(at)) at = new Date(at.getTime() + days(1));
  const opens = Math.floor(at.getTime() / days(1)) * days(1) + hours(7);
  return at.getTime() >= opens ? at : new Date(opens + random.between(0, 400) * 60_000 + random.between(0, 59_999));
}

const isWorkday = (at: Date): boolean => at.getUTCDay() !== 0 && at.getUTCDay() !== 6;

/** Releases coupons and discounts of a cancelled order. */
export function releasePromotions({ records, row: { orderNumber } }: OrderInProgress, at: Date): void {
  for (const use of [records.couponUses.at(-1), records.discountUses.at(-1)]) if (use?.orderNumber === orderNumber) use.releasedAt = at;
}
