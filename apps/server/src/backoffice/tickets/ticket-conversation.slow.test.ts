import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { ticketMessages } from '#tables/tickets';
import type { TicketAssignee, TicketRecord, AdminTicketRow } from './contract.ts';
import { createTestDatabase } from '#testing/database';
import { writeMessage } from '#testing/people/customer-message';
import { listMails, registeredCustomer } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { forgetTickets } from '../../modules/tickets/forget-tickets.ts';
import { readTicketData } from '../../modules/tickets/ticket-data.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database, { INBOUND_MAIL_ADDRESS: 'Answers@in.selvedge.example' });
  staff = await signedInStaff(shop, { role: 'user', areas: ['customers'] });
});
afterAll(() => database.close());

const findTickets = async (filter: object) =>
  (await staff.call<AdminTicketRow[]>('GET', `admin/tickets?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;

async function openTicket(changes: object = {}): Promise<TicketRecord> {
  const { data } = await writeMessage(shop, { email: `${crypto.randomUUID()}@example.de`, ...changes });
  const [row] = await findTickets({ q: data.number });
  return (await staff.call<TicketRecord>('GET', `admin/tickets/${row?.id}`)).data;
}
const act = (ticket: TicketRecord, name: string, body: object) => staff.call<TicketRecord>('POST', `admin/tickets/${ticket.id}/${name}`, body);
const buildReply = ({ messages }: TicketRecord, changes: object = {}) => ({
  key: crypto.randomUUID(),
  text: 'Guten Tag,\n\ndas Paket kommt morgen.',
  lastMessageId: messages.at(-1)?.id,
  ...changes,
});
const countMails = async (ticket: TicketRecord) => (await listMails(shop, ticket.email)).length;

test('a reply is sent in the language of the ticket, quotes the message, and belongs to the conversation of the mail client', async () => {
  const ticket = await openTicket();
  await shop.runJobs();
  const [confirmation] = await listMails(shop, ticket.email);
  const { data, status } = await act(ticket, 'reply', buildReply(ticket));
  expect([status, data.status, data.messages.at(-1)]).toMatchObject([
    200,
    'answered',
    { direction: 'staff', author: staff.name, sendState: 'queued' },
  ]);
  await shop.runJobs();
  const [mail] = await listMails(shop, ticket.email);
  expect(mail?.subject).toBe(`Re: ${confirmation?.subject}`);
  expect(mail?.subject).toContain(ticket.number);
  expect(mail?.text).toContain('das Paket kommt morgen.');
  expect(mail?.text).toContain('Ihre Nachricht:\n> Wo ist mein Paket?');
  const confirmationId = `<ticket-${ticket.id}-received@selvedge.de>`;
  expect(confirmation?.raw).toContain(`Message-ID: ${confirmationId}`);
  for (const header of [`In-Reply-To: ${confirmationId}`, `References: ${confirmationId}`, 'Reply-To: answers@in.selvedge.example']) {
    expect(mail?.raw.replace(/\r?\n /g, ' ')).toMatch(new RegExp(`^${header}\\r?$`, 'm'));
  }
  const { messages } = (await staff.call<TicketRecord>('GET', `admin/tickets/${ticket.id}`)).data;
  expect(messages.map(({ direction, sendState }) => [direction, sendState])).toEqual([
    ['customer', null],
    ['staff', 'sent'],
  ]);
});

test('a repeated reply is sent once, also at the same time, and a changed text with the same key is refused', async () => {
  const ticket = await openTicket();
  await shop.runJobs();
  const before = await countMails(ticket);
  const reply = buildReply(ticket);
  const answers = await Promise.all([act(ticket, 'reply', reply), act(ticket, 'reply', reply)]);
  answers.push(await act(ticket, 'reply', reply));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await shop.runJobs();
  expect((await countMails(ticket)) - before).toBe(1);
  expect(await act(ticket, 'reply', { ...reply, text: 'Doch nicht.' })).toMatchObject({ status: 409, code: 'TicketMessageStored' });
});

test('a reply to an outdated conversation is refused, a note does not make it outdated', async () => {
  const ticket = await openTicket();
  const note = { key: crypto.randomUUID(), text: 'Rang the courier' };
  for (const _ of ['first', 'repeated']) expect((await act(ticket, 'notes', note)).status).toBe(200);
  expect((await act(ticket, 'reply', buildReply(ticket))).status).toBe(200);
  expect(await act(ticket, 'reply', buildReply(ticket))).toMatchObject({ status: 409, code: 'TicketHasNewMessage' });
  const { messages, status } = (await staff.call<TicketRecord>('GET', `admin/tickets/${ticket.id}`)).data;
  expect([status, messages.map(({ direction }) => direction)]).toEqual(['answered', ['customer', 'note', 'staff']]);
});

test('the list shows the latest message of each ticket that is no note', async () => {
  const name = `Ida ${crypto.randomUUID()}`;
  const first = await openTicket({ name, message: 'First' });
  await openTicket({ name, message: 'Second' });
  await act(first, 'reply', buildReply(first, { text: 'Reply' }));
  await act(first, 'notes', { key: crypto.randomUUID(), text: 'Note' });
  const rows = await findTickets({ q: name });
  expect(rows.map(({ latest }) => [latest.direction, latest.text])).toEqual([
    ['staff', 'Reply'],
    ['customer', 'Second'],
  ]);
});

test('a reply without a text or with a placeholder is not sent, and "send and close" closes the ticket', async () => {
  const ticket = await openTicket();
  const empty = await act(ticket, 'reply', buildReply(ticket, { text: ' \n' }));
  expect(empty.params.issues).toMatchObject([{ field: 'text', code: 'required' }]);
  const unfilled = await act(ticket, 'reply', buildReply(ticket, { text: 'Your order {orderNumber} is here' }));
  expect(unfilled.params.issues).toMatchObject([
    { field: 'text', code: 'placeholder', params: { message: expect.stringContaining('{orderNumber}') as string } },
  ]);
  expect((await act(ticket, 'reply', buildReply(ticket, { isClosing: true }))).data.status).toBe('closed');
});

test('no reply becomes a mail header or a script', async () => {
  const ticket = await openTicket();
  await act(ticket, 'reply', buildReply(ticket, { text: 'Hello\r\nBcc: victim@example.de\r\n\r\n<script>alert(1)</script>' }));
  await shop.runJobs();
  const [mail] = await listMails(shop, ticket.email);
  expect(mail?.raw.split(/\r?\n\r?\n/)[0]).not.toContain('victim');
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('staff assign a ticket to themselves, to a colleague and to nobody, and filter by it', async () => {
  const ticket = await openTicket({ name: 'Zoë Aßmann' });
  const colleague = await signedInStaff(shop);
  const outsider = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
  const assignees = (await staff.call<TicketAssignee[]>('GET', 'admin/ticket-assignees')).data;
  expect(assignees).toEqual(
    expect.arrayContaining([
      { id: staff.id, name: staff.name, isCaller: true },
      { id: colleague.id, name: colleague.name, isCaller: false },
    ]),
  );
  expect(assignees.map(({ id }) => id)).not.toContain(outsider.id);
  const findNumbers = async (filter: object) => (await findTickets(filter)).map(({ number }) => number);
  const q = 'aßmann';
  expect(await findNumbers({ q, assignee: 'nobody' })).toEqual([ticket.number]);
  expect((await act(ticket, 'assign', { assigneeId: staff.id })).data).toMatchObject({ assigneeId: staff.id, assigneeName: staff.name });
  expect([await findNumbers({ q, assignee: 'me' }), await findNumbers({ q, assignee: 'nobody' })]).toEqual([[ticket.number], []]);
  await act(ticket, 'assign', { assigneeId: colleague.id });
  expect([await findNumbers({ q, assignee: 'me' }), await findNumbers({ q, assignee: colleague.id })]).toEqual([[], [ticket.number]]);
  expect(await act(ticket, 'assign', { assigneeId: outsider.id })).toMatchObject({ status: 422, code: 'AssigneeNotFound' });
  expect((await act(ticket, 'assign', { assigneeId: null })).data.assigneeId).toBeNull();
  const log = await (await signedInStaff(shop)).call<{ action: string }[]>('GET', 'admin/audit');
  expect(log.data.filter(({ action }) => action === 'ticket.assign')).toHaveLength(3);
});

test('the page of a ticket lists the customer, their orders, an order of somebody else that they named, and their other tickets', async () => {
  const garment = await shop.garment({ stock: 5 });
  const place = async (email: string) => {
    const cart = await shop.createCart(shopIds.SI, { garment });
    return (await shop.order(cart.id, readyForm('SI', { email }))).data.orderNumber;
  };
  const customer = await registeredCustomer(shop);
  const guestOrder = await place('guest@example.si');
  const otherOrder = await place('other@example.si');
  const earlier = await openTicket({ email: 'guest@example.si' });
  const ticket = await openTicket({ email: 'guest@example.si', orderNumber: ` ${otherOrder.toLowerCase()}` });
  expect(ticket.customer).toMatchObject({ id: `guest-${guestOrder}`, isGuest: true });
  expect(ticket.orders.map(({ orderNumber, isOfSender }) => [orderNumber, isOfSender])).toEqual([
    [otherOrder, false],
    [guestOrder, true],
  ]);
  expect(ticket.otherTickets.map(({ number }) => number)).toEqual([earlier.number]);
  const ofAccount = await openTicket({ email: customer.email.toUpperCase() });
  expect(ofAccount.customer).toMatchObject({ id: String(customer.id), isGuest: false });
  const unknown = await openTicket();
  expect([unknown.customer, unknown.orders, unknown.otherTickets, unknown.isOrderUnknown]).toEqual([null, [], [], false]);
  expect(await openTicket({ orderNumber: 'XXXXX-XXXXX' })).toMatchObject({ orders: [], isOrderUnknown: true });
});

test('canned answers are found in the language of the ticket, and an unknown placeholder is refused', async () => {
  const save = (form: object) => staff.call<{ id: number }>('POST', 'admin/canned-answers', form);
  const refused = await save({ name: 'A', languageId: null, text: 'Dear {firstname}' });
  expect(refused.params.issues).toMatchObject([{ field: 'text', code: 'placeholder' }]);
  expect((await save({ name: 'B', languageId: 999, text: 'Hello' })).params.issues).toMatchObject([{ field: 'languageId', code: 'unknown' }]);
  for (const [name, languageId] of [
    ['German', 3],
    ['All', null],
    ['English', 1],
  ] as const) {
    expect((await save({ name, languageId, text: 'Hello {name}: {orderNumber} {ticketNumber}' })).status).toBe(200);
  }
  const { data } = await staff.call<{ name: string }[]>('GET', `admin/canned-answers?filter=${encodeURIComponent('{"languageId":3}')}`);
  expect(data.map(({ name }) => name)).toEqual(['All', 'German']);
});

test('a data export contains the replies but no notes, and a deletion removes all messages', async () => {
  const ticket = await openTicket();
  await act(ticket, 'notes', { key: crypto.randomUUID(), text: 'Difficult customer' });
  await act(ticket, 'reply', buildReply(ticket));
  const [data] = await readTicketData(database.db, ticket.email);
  expect(data?.messages.map(({ from }) => from)).toEqual(['customer', 'staff']);
  expect(JSON.stringify(data)).not.toContain('Difficult');
  await inTransaction(database.db, (tx) => forgetTickets(tx, ticket.email));
  expect(await database.db.$count(ticketMessages, eq(ticketMessages.ticketId, ticket.id))).toBe(0);
  // The reply that was still waiting is not sent.
  const before = await countMails(ticket);
  await shop.runJobs();
  expect(await countMails(ticket)).toBe(before);
});
