import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GlobalSeller } from '#contracts/sellers';
import { days, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { users } from '#tables/accounts';
import { products } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { pastedPayloads } from '#testing/inputs/pasted-payloads';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { deleteRejectedSellers, deleteSellerData } from './delete-sellers.ts';
import { readSellerData } from './seller-data.ts';
import { sellers, sellerTranslations } from './tables.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let restore = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  staff = await signedInStaff(shop, { role: 'user', areas: ['sellers'] });
});
afterEach(() => restore());
afterAll(() => database.close());

const application = (changes: object = {}) => ({
  company: 'Nordvik Linen',
  countryCode: 'DE',
  vatNumber: 'DE 811 569 869',
  goods: 'Shirts of flax that we weave',
  firstName: 'Greta',
  lastName: 'Holm',
  email: 'greta@nordvik.example',
  phone: '+49 30 901820',
  website: 'nordvik.example',
  story: 'We weave **linen** by the sea.',
  hasAcceptedTerms: true,
  countryId: shopIds.DE,
  languageId: 3,
  ...changes,
});
let visitors = 0;
/** Each call has its own address, because limits count per address. */
const apply = (changes: object = {}, from = `198.51.100.${(visitors += 1)}`) =>
  shop.call('POST', 'sellers/applications', application(changes), { 'x-forwarded-for': from });
const findRow = async (email: string) => (await database.db.select().from(sellers).where(eq(sellers.email, email)))[0];
const listSubjects = async (email: string) => {
  await shop.runJobs();
  return (await listMails(shop, email)).map(({ subject }) => subject);
};
/** Returns the text of all mails to an address. */
const joinMailTexts = async (email: string) => {
  await shop.runJobs();
  return (await listMails(shop, email)).map(({ text }) => text).join('\n');
};
const decide = async (email: string, move: string, reason = '') =>
  staff.call<{ status: string; userId: number | null }>('POST', `admin/seller-applications/${(await findRow(email))?.id}/${move}`, { reason });
const shown = async (languageId = 1) => (await shop.call<GlobalSeller[]>('GET', `sellers?languageId=${languageId}`)).data;
const listIssues = async (changes: object) =>
  ((await apply(changes)).params.issues as { field: string; code: string }[]).map(({ field, code }) => `${field}: ${code}`);

test('an application waits for a decision with a normalised VAT number, and the applicant gets a mail in their language', async () => {
  expect((await apply({ email: ' Greta@Nordvik.example ' })).status).toBe(200);
  expect(await findRow('greta@nordvik.example')).toMatchObject({ status: 'pending', vatNumber: 'DE811569869', userId: null, languageId: 3 });
  expect(await listSubjects('greta@nordvik.example')).toEqual(['Ihre Bewerbung als Verkäufer bei Selvedge']);
  expect(await shown()).toEqual([]);
});

test.each([
  [{ company: ' ' }, 'company: required'],
  [{ email: 'nobody' }, 'email: email'],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email: email'],
  [{ countryCode: 'ZZ' }, 'countryCode: unknown'],
  [{ vatNumber: 'DE12' }, 'vatNumber: vatNumber'],
  [{ website: 'javascript:alert(1)' }, 'website: url'],
  [{ story: '' }, 'story: required'],
  [{ hasAcceptedTerms: false }, 'hasAcceptedTerms: terms'],
])('the error for %j names its field', async (wrong, issue) => {
  expect(await listIssues({ email: 'wrong@nordvik.example', ...wrong })).toEqual([issue]);
  expect(await findRow('wrong@nordvik.example')).toBeUndefined();
});

test('a repeated application gets the same answer and changes nothing; only the email’s owner is notified, at most twice a day', async () => {
  const first = await apply({ email: 'twice@nordvik.example' });
  const again = await apply({ email: 'twice@nordvik.example', company: 'Somebody else', story: 'Theirs' });
  expect(again).toEqual(first);
  await apply({ email: 'twice@nordvik.example', languageId: 1 });
  await apply({ email: 'twice@nordvik.example' });
  expect(await findRow('twice@nordvik.example')).toMatchObject({ company: 'Nordvik Linen' });
  expect(await listSubjects('twice@nordvik.example')).toHaveLength(3);
});

test('an application with the hidden field filled in gets the usual answer and is not stored', async () => {
  expect((await apply({ email: 'robot@nordvik.example', fax: '123' })).status).toBe(200);
  expect(await findRow('robot@nordvik.example')).toBeUndefined();
});

test('one network address can send ten applications an hour', async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await apply({ company: '' }, '203.0.113.9')).status);
  expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true);
  expect(statuses[10]).toBe(429);
});

test('an approved seller is invited as a vendor and shown with story and products; a suspended one loses access until resumed', async () => {
  const email = 'approved@nordvik.example';
  await apply({ email });
  expect((await decide(email, 'approve')).data).toMatchObject({ status: 'approved', userId: expect.any(Number) as number });
  expect(await listSubjects(email)).toEqual(expect.arrayContaining(['Willkommen: Nordvik Linen verkauft bei Selvedge']));
  expect(await listSubjects(email)).toHaveLength(3);
  const { userId } = (await findRow(email)) ?? {};
  const { productId } = await shop.garment();
  await database.db
    .update(products)
    .set({ vendorId: userId ?? 0 })
    .where(eq(products.id, productId));
  expect(await shown()).toMatchObject([
    { company: 'Nordvik Linen', html: '<p>We weave <strong>linen</strong> by the sea.</p>\n', productIds: [productId] },
  ]);

  expect((await decide(email, 'suspend', 'Papers are missing')).data.status).toBe('suspended');
  expect(await shown()).toEqual([]);
  expect(await joinMailTexts(email)).toContain('Papers are missing');
  expect((await decide(email, 'resume')).data.status).toBe('approved');
  expect(await shown()).toHaveLength(1);
  expect((await decide(email, 'approve')).code).toBe('SellerCannotMove');
  await decide(email, 'suspend', 'Done');
});

test('an application cannot turn a staff member into a vendor', async () => {
  await apply({ email: staff.email });
  expect((await decide(staff.email, 'approve')).params.issues).toMatchObject([{ field: 'email', code: 'taken' }]);
  expect(await findRow(staff.email)).toMatchObject({ status: 'pending', userId: null });
});

test('a rejected applicant gets the reason by email, can apply again, and is deleted half a year later', async () => {
  const email = 'rejected@nordvik.example';
  await apply({ email });
  expect((await decide(email, 'reject')).status).toBe(422);
  await decide(email, 'reject', 'We sell no used goods');
  expect(await joinMailTexts(email)).toContain('We sell no used goods');
  await apply({ email, company: 'Nordvik New' });
  expect(await findRow(email)).toMatchObject({ status: 'pending', company: 'Nordvik New' });
  await decide(email, 'reject', 'Still none');
  expect(await deleteRejectedSellers(database.db)).toBe(0);
  restore = setClock(() => new Date(Date.now() + days(181)));
  expect(await deleteRejectedSellers(database.db)).toBe(1);
});

test('a vendor finds and edits only their own story and sees no applications', async () => {
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  await apply({ email: 'other@nordvik.example' });
  await decide('other@nordvik.example', 'approve');
  await apply({ email: 'mine@nordvik.example', company: 'Mine' });
  const { id = 0 } = (await findRow('mine@nordvik.example')) ?? {};
  await database.db.update(sellers).set({ status: 'approved', userId: vendor.id }).where(eq(sellers.id, id));
  expect((await vendor.call<{ company: string }[]>('GET', 'admin/sellers')).data.map(({ company }) => company)).toEqual(['Mine']);
  const other = await findRow('other@nordvik.example');
  expect((await vendor.call('GET', `admin/sellers/${other?.id}`)).code).toBe('SellerNotFound');
  expect((await vendor.call('GET', 'admin/seller-applications')).status).toBe(403);
  const { revision } = (await vendor.call<{ revision: string }>('GET', `admin/sellers/${id}`)).data;
  const texts = [
    { languageId: 1, story: 'Ours <script>alert(1)</script>' },
    { languageId: 6, story: 'Η ιστορία μας' },
  ];
  expect((await vendor.call('PUT', `admin/sellers/${id}`, { texts, revision })).status).toBe(200);
  expect((await vendor.call('PUT', `admin/sellers/${id}`, { texts, revision })).code).toBe('EditConflict');
  expect((await vendor.call('PUT', `admin/sellers/${other?.id}`, { texts, revision })).status).toBe(404);
  const stories = await Promise.all([1, 6, 3].map(async (languageId) => (await shown(languageId)).find((seller) => seller.id === id)?.html));
  expect(stories).toEqual(['<p>Ours</p>\n', '<p>Η ιστορία μας</p>\n', '<p>Ours</p>\n']);
});

test('scripts pasted into an application do not run anywhere', async () => {
  const email = 'pasted@nordvik.example';
  await apply({
    email,
    company: `A ${pastedPayloads[0]}`,
    goods: 'x <img src=x onerror=alert(1)>',
    story: pastedPayloads.join('\n\n').slice(0, 6000),
  });
  const stored = JSON.stringify([await findRow(email), await database.db.select().from(sellerTranslations)]);
  expect(stored).not.toMatch(/<script|onerror\s*=|javascript:|data:text/i);
});

test('applications are found by part of the company’s name or the beginning of the email', async () => {
  const found = async (filter: object) =>
    (await staff.call<{ email: string; status: string }[]>('GET', `admin/seller-applications?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .data;
  expect((await found({ q: 'NORDVIK' })).length).toBeGreaterThan(1);
  expect(await found({ q: 'twice@' })).toMatchObject([{ email: 'twice@nordvik.example', status: 'pending' }]);
  expect(await found({ q: '%', status: 'pending' })).toEqual([]);
});

test('a data export contains the application, and a deletion removes it only for an owner with a confirmed email', async () => {
  const email = 'owner@nordvik.example';
  await apply({ email });
  expect(await readSellerData(database.db, email)).toMatchObject({ company: 'Nordvik Linen', texts: [{ story: 'We weave **linen** by the sea.' }] });
  const forget = (isEmailConfirmed: boolean) => inTransaction(database.db, (tx) => deleteSellerData(tx, { userId: 0, email, isEmailConfirmed }));
  await forget(false);
  expect(await findRow(email)).toBeDefined();
  await forget(true);
  expect(await findRow(email)).toBeUndefined();
  expect(await database.db.$count(users)).toBeGreaterThan(0);
});
