import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { inbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { MailPreview, MailRecord, AdminMailRow } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
});
afterAll(() => database.close());

const open = async (code: string, languageId = 1) => (await staff.call<MailRecord>('GET', `admin/mails/${code}?languageId=${languageId}`)).data;
const save = ({ id, languageId, revision }: MailRecord, words: { key: string; text: string | null }[]) =>
  staff.call<MailRecord>('PUT', `admin/mails/${id}`, { languageId, revision, words });
const preview = (code: string, query: string) => staff.call<MailPreview>('GET', `admin/mails/${code}/preview?${query}`);
const newestMail = async () => (await database.db.select().from(inbox).orderBy(desc(inbox.sentAt)).limit(1))[0];

test('a mail uses the merchant’s own text, as text and never as markup; a reset restores the original', async () => {
  const key = 'order.intro.cashOnDelivery';
  const saved = await save(await open('order-confirmation'), [{ key, text: 'we sew <b>yours</b> now.' }]);
  expect(saved.data.sentences.find((sentence) => sentence.key === key)).toMatchObject({ text: 'we sew <b>yours</b> now.' });
  expect((await staff.call<AdminMailRow[]>('GET', 'admin/mails')).data[0]).toEqual({
    id: 'order-confirmation',
    name: 'An order is confirmed',
    changed: 1,
  });

  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI'), { languageId: 1 })).data;
  await shop.runJobs();
  const mail = await newestMail();
  expect(mail).toMatchObject({ recipient: 'ana@example.si', text: expect.stringContaining('we sew <b>yours</b> now.') as string });
  expect(mail?.html).toContain('we sew &lt;b&gt;yours&lt;/b&gt; now.');
  const ofOrder = await preview('order-confirmation', `countryId=3&orderNumber=${orderNumber}`);
  // The preview does not contain the link that opens the order.
  expect(mail?.text).toMatch(/\/orders\/view\/[\w-]+/);
  expect(ofOrder.data).toMatchObject({ subject: mail?.subject, text: mail?.text?.replace(/\/orders\/view\/[\w-]+/, '/Track/Order') });
  expect(await preview('order-confirmation', 'countryId=3&orderNumber=AAAAA-AAAAA')).toMatchObject({ status: 404 });

  expect((await save(saved.data, [{ key, text: null }])).status).toBe(200);
  expect((await preview('order-confirmation', `countryId=3&orderNumber=${orderNumber}`)).data.text).toContain('You pay when it is handed to you.');
});

test('a sentence without its placeholder, or with an unknown one, is refused with a message; so is a simultaneous edit', async () => {
  const mail = await open('order-shipped');
  const subject = 'orderUpdate.shipped.subject';
  const refused = await save(mail, [
    { key: subject, text: 'It is on its way' },
    { key: 'orderUpdate.shipped.heading', text: 'Hello {firstName}' },
    { key: 'order.total', text: 'Sum' },
  ]);
  expect(refused).toMatchObject({ status: 422, code: 'InvalidInput' });
  expect(refused.params.issues).toMatchObject([
    { field: 'words.0.text', params: { message: 'Must contain {orderNumber}' } },
    { field: 'words.1.text', params: { message: 'Unknown placeholder: {firstName}' } },
    { field: 'words.2.text', params: { message: 'This email has no such text' } },
  ]);
  expect(await save(mail, [{ key: subject, text: '{orderNumber} is on its way' }])).toMatchObject({ status: 200 });
  expect(await save(mail, [{ key: subject, text: '{orderNumber} left' }])).toMatchObject({ status: 409, code: 'EditConflict' });
});

test('every mail can be previewed in a language with a country’s letterhead, and sent to oneself', async () => {
  const { data: mails } = await staff.call<AdminMailRow[]>('GET', 'admin/mails?take=100');
  expect(mails.length).toBeGreaterThan(30);
  for (const { id } of mails)
    expect(await preview(id, 'countryId=11&languageId=3')).toMatchObject({ status: 200, data: { from: '"Selvedge" <hello@selvedge.de>' } });
  expect((await preview('order-refunded', 'countryId=1&languageId=2')).data.text).toContain('৳');
  expect(await staff.call('POST', 'admin/mails/return-approved/test', { languageId: 3, countryId: 11 })).toMatchObject({ status: 200 });
  await shop.runJobs();
  expect(await newestMail()).toMatchObject({ recipient: staff.email, subject: expect.stringMatching(/^\[Test\] /) as string });
});
