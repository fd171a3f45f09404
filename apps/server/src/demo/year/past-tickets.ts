import { days } from '#kit/clock';
import { listLanguages, type CountryRow } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { insertCannedAnswers, insertTickets, type SeededMessage } from '#seeds/tickets';
import type { SeededRandom } from './seeded-random.ts';
import type { SimulatedOrder } from './year-records.ts';
import { createTicketNumber } from './order/random-number.ts';
import { cannedAnswerTexts, ticketTexts } from './ticket-texts.ts';

interface PastTickets {
  orders: readonly SimulatedOrder[];
  shops: readonly CountryRow[];
  random: SeededRandom;
  today: Date;
}

/** Adds messages of customers from the last three months; recent ones are still open. */
export async function addTickets(tx: Tx, { orders, shops, random, today }: PastTickets): Promise<void> {
  const rows = ticketTexts.flatMap(({ country, topic, text, reply }, index) => {
    const shop = shops.find(({ code }) => code === country);
    const receivedAt = new Date(today.getTime() - days(index * 4) - random.between(1_200_000, 70_000_000));
    const before = orders.filter(({ planned }) => planned.country === country && planned.placedAt < receivedAt);
    const about = before.at(-random.between(1, Math.max(1, Math.min(12, before.length))));
    if (!shop || !about) return [];
    const { person } = about.planned;
    const status = reply === undefined ? ('open' as const) : index % 3 === 0 ? ('closed' as const) : ('answered' as const);
    const changedAt = status === 'open' ? receivedAt : new Date(Math.min(today.getTime(), receivedAt.getTime() + days(random.next() * 2)));
    const sender = { name: `${person.firstName} ${person.lastName}`, email: person.email };
    const orderNumber = topic === 'product' || topic === 'other' ? '' : about.row.orderNumber;
    const number = createTicketNumber(random);
    const ticket = { number, topic, ...sender, orderNumber, countryId: shop.id, languageId: shop.languageId, status, receivedAt, changedAt };
    const messages: SeededMessage[] = [{ direction: 'customer', author: '', text, sendState: null, at: receivedAt }];
    if (reply) messages.push({ direction: 'staff', author: 'Mira Novak', text: reply, sendState: 'sent', at: changedAt });
    return [{ ticket, messages }];
  });
  await insertTickets(
    tx,
    rows.toSorted((a, b) => a.ticket.receivedAt.getTime() - b.ticket.receivedAt.getTime()),
  );
  await addCannedAnswers(tx);
}

async function addCannedAnswers(tx: Tx): Promise<void> {
  const languages = await listLanguages(tx);
  const findId = (wanted: string | null) => languages.find(({ code }) => code === wanted)?.id ?? null;
  await insertCannedAnswers(
    tx,
    cannedAnswerTexts.map(({ language, name, text }) => ({ name, languageId: findId(language), text })),
  );
}
