import { money, toMajor, type Money } from '#kit/money';
import { listParcelEvents } from '#modules/fulfilment';
import type { listOrderMails } from '#modules/notifications';
import { listOrderEvents, type OrderNote, type PlacedOrderRow } from '#modules/orders';
import type { Refund } from '#modules/payments';
import { findReturn, listAdminReturns } from '#modules/returns';
import type { Db } from '#platform/database';
import type { TimelineEvent } from './contract.ts';

interface Parts {
  refunds: readonly Refund[];
  notes: readonly OrderNote[];
  mails: Awaited<ReturnType<typeof listOrderMails>>;
}

/** Returns all events of an order and its related records, the latest first. */
export async function buildTimeline(db: Db, order: PlacedOrderRow, { refunds, notes, mails }: Parts): Promise<TimelineEvent[]> {
  const happened: (Pick<TimelineEvent, 'kind' | 'event' | 'actor' | 'reason'> & { at: Date; money?: Money })[] = [];
  for (const { kind, from, to, actor, reason, at } of await listOrderEvents(db, order.id)) {
    happened.push({ at, kind: kind === 'payment' ? 'payment' : 'order', event: from === null ? 'placed' : to, actor, reason });
  }
  for (const { number, to, actor, reason, at } of await listParcelEvents(db, order.id)) {
    happened.push({ at, kind: 'parcel', event: `${number} ${to}`, actor, reason });
  }
  for (const { amount, currency, cause, createdAt, endedAt, endedBy, status } of refunds) {
    const refunded = { kind: 'refund' as const, money: money(amount, currency), reason: cause };
    happened.push({ ...refunded, at: createdAt, event: 'refund created', actor: '' });
    if (endedAt && status === 'done') happened.push({ ...refunded, at: endedAt, event: 'refunded', actor: endedBy ?? 'provider' });
  }
  const returns = await listAdminReturns(db, { filter: { orderNumber: order.orderNumber }, order: 'asc', offset: 0, limit: 100 });
  for (const { request } of returns.rows) {
    const { events } = await findReturn(db, request.returnNumber);
    for (const { to, actor, reason, at } of events) happened.push({ at, kind: 'return', event: `${request.returnNumber} ${to}`, actor, reason });
  }
  for (const { kind, recipient, sentAt } of mails)
    if (sentAt) happened.push({ at: sentAt, kind: 'mail', event: kind, actor: 'shop', reason: recipient });
  for (const { text, author, at } of notes) happened.push({ at, kind: 'note', event: text, actor: author, reason: '' });
  // Events of the same moment are in reverse order, too.
  return happened
    .reverse()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, money: moved, ...rest }) => ({
      at: at.toISOString(),
      ...rest,
      amount: moved ? toMajor(moved) : null,
      currency: moved?.currency ?? '',
    }));
}
