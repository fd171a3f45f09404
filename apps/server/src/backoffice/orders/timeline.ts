import { money, toMajor } from '#kit/money';
import { parcelEvents } from '#modules/fulfilment';
import type { papersOf } from '#modules/invoicing';
import type { mailsOfOrder } from '#modules/notifications';
import { eventsOfOrder, type OrderNote, type PlacedOrderRow } from '#modules/orders';
import type { Refund } from '#modules/payments';
import { findReturn, staffReturns } from '#modules/returns';
import type { Db } from '#platform/database';
import type { Happening } from './contract.ts';

interface Parts {
  refunds: readonly Refund[];
  notes: readonly OrderNote[];
  mails: Awaited<ReturnType<typeof mailsOfOrder>>;
  papers: Awaited<ReturnType<typeof papersOf>>;
}

/** All that has happened to an order and to what belongs to it, the last first. */
export async function timelineOf(db: Db, order: PlacedOrderRow, { refunds, notes, mails }: Parts): Promise<Happening[]> {
  const happened: (Omit<Happening, 'at'> & { at: Date })[] = [];
  for (const { life, from, to, actor, reason, at } of await eventsOfOrder(db, order.id)) {
    happened.push({ at, kind: life === 'payment' ? 'payment' : 'order', what: from === null ? 'placed' : to, who: actor, why: reason });
  }
  for (const { number, to, actor, reason, at } of await parcelEvents(db, order.id)) {
    happened.push({ at, kind: 'parcel', what: `${number} ${to}`, who: actor, why: reason });
  }
  for (const { amount, currency, cause, createdAt, endedAt, endedBy, status } of refunds) {
    const sum = `${toMajor(money(amount, currency))} ${currency}`;
    happened.push({ at: createdAt, kind: 'refund', what: `${sum} to go back`, who: '', why: cause });
    if (endedAt && status === 'done')
      happened.push({ at: endedAt, kind: 'refund', what: `${sum} went back`, who: endedBy ?? 'provider', why: cause });
  }
  const returns = await staffReturns(db, { filter: { orderNumber: order.orderNumber }, order: 'asc', offset: 0, limit: 100 });
  for (const { request } of returns.rows) {
    const { events } = await findReturn(db, request.returnNumber);
    for (const { to, actor, reason, at } of events)
      happened.push({ at, kind: 'return', what: `${request.returnNumber} ${to}`, who: actor, why: reason });
  }
  for (const { kind, recipient, sentAt } of mails) if (sentAt) happened.push({ at: sentAt, kind: 'mail', what: kind, who: 'shop', why: recipient });
  for (const { text, author, at } of notes) happened.push({ at, kind: 'note', what: text, who: author, why: '' });
  // Of what happened at the same moment the later comes first, too.
  return happened
    .reverse()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest }));
}
