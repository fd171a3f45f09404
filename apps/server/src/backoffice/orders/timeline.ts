import { money, toMajor } from '#kit/money';
import { listParcelEvents } from '#modules/fulfilment';
import type { listDocuments } from '#modules/invoicing';
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
  documents: Awaited<ReturnType<typeof listDocuments>>;
}

/** Returns all events of an order and its related records, the latest first. */
export async function buildTimeline(db: Db, order: PlacedOrderRow, { refunds, notes, mails }: Parts): Promise<TimelineEvent[]> {
  const happened: (Omit<TimelineEvent, 'at'> & { at: Date })[] = [];
  for (const { kind, from, to, actor, reason, at } of await listOrderEvents(db, order.id)) {
    happened.push({ at, kind: kind === 'payment' ? 'payment' : 'order', what: from === null ? 'placed' : to, who: actor, why: reason });
  }
  for (const { number, to, actor, reason, at } of await listParcelEvents(db, order.id)) {
    happened.push({ at, kind: 'parcel', what: `${number} ${to}`, who: actor, why: reason });
  }
  for (const { amount, currency, cause, createdAt, endedAt, endedBy, status } of refunds) {
    const sum = `${toMajor(money(amount, currency))} ${currency}`;
    happened.push({ at: createdAt, kind: 'refund', what: `${sum} refund created`, who: '', why: cause });
    if (endedAt && status === 'done') happened.push({ at: endedAt, kind: 'refund', what: `${sum} refunded`, who: endedBy ?? 'provider', why: cause });
  }
  const returns = await listAdminReturns(db, { filter: { orderNumber: order.orderNumber }, order: 'asc', offset: 0, limit: 100 });
  for (const { request } of returns.rows) {
    const { events } = await findReturn(db, request.returnNumber);
    for (const { to, actor, reason, at } of events)
      happened.push({ at, kind: 'return', what: `${request.returnNumber} ${to}`, who: actor, why: reason });
  }
  for (const { kind, recipient, sentAt } of mails) if (sentAt) happened.push({ at: sentAt, kind: 'mail', what: kind, who: 'shop', why: recipient });
  for (const { text, author, at } of notes) happened.push({ at, kind: 'note', what: text, who: author, why: '' });
  // Events of the same moment are in reverse order, too.
  return happened
    .reverse()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest }));
}
