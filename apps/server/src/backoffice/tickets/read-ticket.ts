import { money, toMajor } from '#kit/money';
import { findAdminCustomer, findUserId } from '#modules/accounts';
import { findOrder, listOrdersOfPerson, type PlacedOrderRow } from '#modules/orders';
import { getAdminTicket, listAdminTickets, readConversation, type TicketMessage, type TicketRow } from '#modules/tickets';
import type { Db } from '#platform/database';
import type { AdminTicketMessage, AdminTicketRow, TicketRecord } from './contract.ts';

/** Numbers of related records beside a conversation. */
const MAX_ORDERS = 5;
const MAX_TICKETS = 5;

export const toTicketRow = ({ receivedAt, changedAt, latest, ...row }: TicketRow): AdminTicketRow => ({
  ...row,
  latest: { ...latest, at: new Date(latest.at).toISOString() },
  receivedAt: receivedAt.toISOString(),
  changedAt: changedAt.toISOString(),
});

/** Returns a ticket with its conversation and what the shop knows about its sender. @throws TicketNotFound */
export async function readTicket(db: Db, id: number): Promise<TicketRecord> {
  const ticket = await getAdminTicket(db, id);
  const { latest: _, ...row } = toTicketRow(ticket);
  const messages = await readConversation(db, id);
  const account = await findAccount(db, ticket.email);
  const typed = await findTypedOrder(db, ticket);
  const latest = await listOrdersOfSender(db, ticket, account?.id);
  const orders = typed ? [typed, ...latest.filter((order) => order.id !== typed.id)] : latest;
  const [guestOrder] = orders.filter(({ customerId, email }) => customerId === null && email === ticket.email);
  const others = await listAdminTickets(db, { filter: { email: ticket.email }, order: 'desc', offset: 0, limit: MAX_TICKETS + 1 });
  return {
    ...row,
    messages: messages.map(toMessage),
    customer: account
      ? { id: String(account.id), name: `${account.firstName} ${account.lastName}`.trim(), isGuest: false }
      : guestOrder
        ? { id: `guest-${guestOrder.orderNumber}`, name: formatRecipient(guestOrder), isGuest: true }
        : null,
    orders: orders.map((order) => ({
      ...toOrder(order),
      isOfSender: order.email === ticket.email || (account !== undefined && order.customerId === account.id),
    })),
    isOrderUnknown: ticket.orderNumber !== '' && typed === undefined,
    otherTickets: others.rows
      .filter((other) => other.id !== id)
      .slice(0, MAX_TICKETS)
      .map(({ id: otherId, number, topic, status, receivedAt }) => ({ id: otherId, number, topic, status, receivedAt: receivedAt.toISOString() })),
  };
}

async function findAccount(db: Db, email: string) {
  const userId = await findUserId(db, email);
  return userId === undefined ? undefined : findAdminCustomer(db, userId);
}

/** Finds the order that the sender typed, with or without spaces and a number sign. */
const findTypedOrder = async (db: Db, { orderNumber }: TicketRow): Promise<PlacedOrderRow | undefined> =>
  orderNumber === '' ? undefined : findOrder(db, orderNumber.toUpperCase().replace(/[\s#]/g, ''));

/** Returns the latest orders of the sender's account and address. */
async function listOrdersOfSender(db: Db, { email }: TicketRow, customerId: number | undefined): Promise<PlacedOrderRow[]> {
  const ofAccount = customerId === undefined ? [] : await listOrdersOfPerson(db, { customerId }, MAX_ORDERS);
  const ofGuest = await listOrdersOfPerson(db, { email }, MAX_ORDERS);
  return [...ofAccount, ...ofGuest].toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime()).slice(0, MAX_ORDERS);
}

const formatRecipient = ({ shippingAddress: { firstName, lastName } }: PlacedOrderRow): string => `${firstName} ${lastName}`.trim();

const toOrder = ({ orderNumber, placedAt, status, paymentStatus, total, currency }: PlacedOrderRow) => ({
  ...{ orderNumber, status, paymentStatus, currency },
  placedAt: placedAt.toISOString(),
  total: toMajor(money(total, currency)),
});

const toMessage = ({ id, direction, author, text, wholeText, leftOut, isAutomatic, sendState, at }: TicketMessage): AdminTicketMessage => ({
  ...{ id, direction, author, text, wholeText, leftOut, isAutomatic, sendState },
  at: at.toISOString(),
});
