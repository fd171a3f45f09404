import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { pastedPayloads } from '#testing/inputs/pasted-payloads';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { TakenTicket } from './contract.ts';
import { forgetOldTickets, forgetTickets } from './forget-tickets.ts';
import { tickets } from './tables.ts';
import { readTicketData } from './ticket-data.ts';

let database: Database;
let shop: TestShop;
let restore = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterEach(() => restore());
afterAll(() => database.close());

interface AdminTicket {
  id: number;
  number: string;
  status: string;
}

let visitors = 0;
const write = (changes: object = {}, from = `198.51.100.${(visitors += 1)}`) =>
  shop.call<TakenTicket>(
    'POST',
    'tickets',
    {
      topic: 'delivery',
      name: 'Ana Kovač',
      email: 'ana@example.de',
      orderNumber: '7KQ4M-X2RPA',
      message: 'Where is it?\r\nIt should be here.',
      countryId: shopIds.DE,
      languageId: 6,
      ...changes,
    },
    { 'x-forwarded-for': from },
  );
const findRow = async (email: string) => (await database.db.select().from(tickets).where(eq(tickets.email, email)))[0];
/** The German shop's contact address. */
const contactAddress = 'hello@selvedge.de';
const findMail = async (recipient: string, number: string) => {
  await shop.runJobs();
  return (await listMails(shop, recipient)).find(({ text }) => text?.includes(number));
};

test('a message reaches the shop in its language with a reply address, and the sender gets a copy with a number in theirs', async () => {
  const { status, data } = await write();
  expect(status).toBe(200);
  expect(data.number).toMatch(/^T-[2-9A-Z]{8}$/);
  const toShop = await findMail(contactAddress, data.number);
  expect(toShop?.subject).toBe(`[${data.number}] Lieferung`);
  expect(toShop?.raw).toMatch(/^Reply-To: ana@example\.de\r?$/m);
  expect(toShop?.text).toContain('Ana Kovač <ana@example.de>');
  const toWriter = await findMail('ana@example.de', data.number);
  expect(toWriter?.subject).toContain('Λάβαμε το μήνυμά σας');
  expect(toWriter?.text).toContain('Where is it?\nIt should be here.');
  expect(toWriter?.raw).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
});

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ email: '' }, 'email', 'required'],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email', 'email'],
  [{ email: 'a@b.example, c@d.example' }, 'email', 'email'],
  [{ message: '\n' }, 'message', 'required'],
  [{ message: 'x'.repeat(4001) }, 'message', 'too_big'],
  [{ topic: 'weather' }, 'topic', 'invalid_value'],
])('the error for %j names its field', async (wrong, field, code) => {
  expect((await write(wrong)).params.issues).toMatchObject([{ field, code }]);
});

test('no input becomes a mail header', async () => {
  const inject = 'Ana\r\nBcc: victim@example.de\r\n\r\nHello';
  const { data } = await write({ name: inject, orderNumber: '1\nBcc: victim@example.de', email: 'inject@example.de' });
  for (const recipient of [contactAddress, 'inject@example.de']) {
    const { raw = '' } = (await findMail(recipient, data.number)) ?? {};
    const [head = ''] = raw.split(/\r?\n\r?\n/);
    expect(head).toContain('Subject:');
    expect(head).not.toMatch(/^Bcc/im);
    expect(head).not.toContain('victim');
  }
});

test('scripts pasted into a message do not run in any mail', async () => {
  const { data } = await write({
    email: 'pasted@example.de',
    name: '<img src=x onerror=alert(1)>',
    message: pastedPayloads.join('\n').slice(0, 4000),
  });
  for (const recipient of [contactAddress, 'pasted@example.de']) {
    const html = (await findMail(recipient, data.number))?.html ?? '';
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|math|object|embed|form|base)[\s/>]/i);
  }
});

test('one email can send five messages a day and one network address twenty an hour; a filled-in hidden field stores nothing', async () => {
  const often = [];
  for (let count = 0; count < 6; count += 1) often.push((await write({ email: 'often@example.de' })).status);
  expect(often).toEqual([200, 200, 200, 200, 200, 429]);
  const sent = [];
  for (let count = 0; count < 21; count += 1) sent.push((await write({ name: '' }, '203.0.113.9')).status);
  expect(sent.indexOf(429)).toBe(20);
  const robot = await write({ email: 'robot@example.de', fax: '1' });
  expect(robot.data.number).toMatch(/^T-/);
  expect(await findRow('robot@example.de')).toBeUndefined();
});

test('staff find a ticket by its number and mark it answered, closed or open again', async () => {
  const { data } = await write({ email: 'desk@example.de' });
  const staff = await signedInStaff(shop, { role: 'user', areas: ['customers'] });
  const filter = encodeURIComponent(JSON.stringify({ q: data.number.toLowerCase(), status: 'open', topic: 'delivery', countryId: shopIds.DE }));
  const [found] = (await staff.call<AdminTicket[]>('GET', `admin/tickets?filter=${filter}`)).data;
  expect(found).toMatchObject({ number: data.number, email: 'desk@example.de' });
  const move = async (to: string) => staff.call<AdminTicket>('POST', `admin/tickets/${found?.id}/move`, { move: to });
  expect((await move('answer')).data.status).toBe('answered');
  expect((await move('answer')).code).toBe('TicketCannotMove');
  expect((await move('close')).data.status).toBe('closed');
  expect((await move('reopen')).data.status).toBe('open');
  expect((await staff.call('GET', 'admin/tickets/999999')).code).toBe('TicketNotFound');
  const admin = await signedInStaff(shop);
  const log = await admin.call<{ action: string }[]>('GET', 'admin/audit');
  expect(log.data.map(({ action }) => action)).toEqual(expect.arrayContaining(['ticket.answer', 'ticket.close', 'ticket.reopen']));
});

test('a data export contains tickets, a deletion removes them, and closed ones are deleted after two years', async () => {
  await write({ email: 'bea@example.de' });
  expect(await readTicketData(database.db, 'bea@example.de')).toMatchObject([
    { topic: 'delivery', messages: [{ from: 'customer', text: 'Where is it?\nIt should be here.' }] },
  ]);
  await inTransaction(database.db, (tx) => forgetTickets(tx, 'bea@example.de'));
  expect(await findRow('bea@example.de')).toBeUndefined();
  await database.db.update(tickets).set({ status: 'closed' }).where(eq(tickets.email, 'ana@example.de'));
  restore = setClock(() => new Date(Date.now() + days(731)));
  expect(await forgetOldTickets(database.db)).toBe(1);
});
