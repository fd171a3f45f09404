import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { adjustLedger, findPayout, writeStatementCsv } from '#modules/affiliates';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates } from '#tables/affiliates';
import { activeAffiliate, buildApplicationForm, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { AffiliatePayout } from '#contracts/affiliates';
import type { DuePayoutRow, PayoutRecord } from './payout-contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let jonas: TestAffiliate;
let other: TestAffiliate;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  await database.db.execute(sql`update countries set is_active = true where code in ('SI', 'DE') and host_of is null`);
  staff = await signedInStaff(shop, { role: 'user', areas: ['affiliates'] });
  jonas = await activeAffiliate(shop);
  other = await activeAffiliate(shop);
  const tax = { ...buildApplicationForm().tax, status: 'company' as const, vatNumber: 'SI12345678', countryCode: 'SI' };
  await database.db
    .update(affiliates)
    .set({ tax, payoutAccount: { kind: 'iban', holder: '=Jonas', iban: 'DE89370400440532013000', bic: '' } })
    .where(eq(affiliates.id, jonas.affiliateId));
});
afterAll(() => database.close());

const fetchFile = async (path: string, token: string) => {
  const response = await shop.app.fetch(new Request(`http://localhost/api/${path}`, { headers: { authorization: `Bearer ${token}` } }));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('due balances become payouts, an unchanging bank file, payments, and invoices that add up and only their affiliate can read', async () => {
  for (const amount of [4000, -500, 3000])
    await inTransaction(database.db, (tx) =>
      adjustLedger(tx, { affiliateId: jonas.affiliateId, currency: 'EUR', amount, reason: 'By hand', by: 'Mira' }),
    );
  await inTransaction(database.db, (tx) =>
    adjustLedger(tx, { affiliateId: other.affiliateId, currency: 'EUR', amount: 6000, reason: 'By hand', by: 'Mira' }),
  );
  const { data: due } = await staff.call<DuePayoutRow[]>('GET', 'admin/affiliate-payouts/due');
  expect(due.map(({ affiliateId, balance, wait }) => [affiliateId, balance, wait])).toEqual([
    [jonas.affiliateId, 65, null],
    [other.affiliateId, 60, 'no-account'],
  ]);
  const { data: prepared } = await staff.call<PayoutRecord[]>('POST', 'admin/affiliate-payouts/prepare', {});
  expect(prepared).toMatchObject([{ amount: 65, vat: 14.3, status: 'prepared', account: 'DE… 3000' }]);
  const [payout] = prepared;
  const id = payout?.id ?? 0;

  const exported = await Promise.all(
    [1, 2].map(() => staff.call<{ id: number }>('POST', 'admin/affiliate-payouts/export', { kind: 'pain.001', currency: 'EUR' })),
  );
  expect(exported.map(({ status }) => status).sort()).toEqual([200, 409]);
  const batchId = exported.find(({ status }) => status === 200)?.data.id ?? 0;
  const first = await fetchFile(`admin/affiliate-payouts/files/${batchId}`, staff.token);
  expect(first.bytes.toString()).toContain('<InstdAmt Ccy="EUR">79.30</InstdAmt>');
  await shop.services.storage.remove(`payouts/${now().getUTCFullYear()}/${payout?.number.toLowerCase() ?? ''}.xml`);
  expect((await fetchFile(`admin/affiliate-payouts/files/${batchId}`, staff.token)).bytes).toEqual(first.bytes);

  const mine = `affiliate/${jonas.affiliateId}/payouts`;
  expect((await jonas.call('GET', `${mine}/${id}/invoice.pdf`)).code).toBe('NoPayoutInvoice');
  expect((await staff.call<PayoutRecord[]>('POST', 'admin/affiliate-payouts/paid', { batchId, note: 'F-1' })).data).toMatchObject([
    { status: 'paid' },
  ]);
  expect((await staff.call<PayoutRecord[]>('POST', 'admin/affiliate-payouts/paid', { batchId })).data).toEqual([]);
  expect((await jonas.call<AffiliatePayout[]>('GET', mine)).data).toMatchObject([
    { amount: 65, vat: 14.3, status: 'paid', hasInvoice: true, note: 'F-1' },
  ]);

  const statement = await fetchFile(`admin/affiliate-payouts/${id}/statement.pdf`, staff.token);
  const invoice = await fetchFile(`admin/affiliate-payouts/${id}/invoice.pdf`, staff.token);
  for (const orderDocument of [statement, invoice]) expect(orderDocument.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await fetchFile(`admin/affiliate-payouts/${id}/invoice.pdf`, staff.token)).bytes).toEqual(invoice.bytes);

  for (const path of [mine, `${mine}/${id}/statement.pdf`, `${mine}/${id}/statement.csv`, `${mine}/${id}/invoice.pdf`])
    expect((await other.call('GET', path)).status).toBe(404);
  const elsewhere = `affiliate/${other.affiliateId}/payouts/${id}`;
  for (const orderDocument of ['statement.pdf', 'statement.csv', 'invoice.pdf'])
    expect((await other.call('GET', `${elsewhere}/${orderDocument}`)).code).toBe('PayoutNotFound');
});

test('the rows of a statement table add up to the amount that was paid', async () => {
  const [row] = (await staff.call<PayoutRecord[]>('GET', 'admin/affiliate-payouts')).data;
  const csv = await writeStatementCsv(database.db, await findPayout(database.db, { payoutId: row?.id ?? 0 }));
  const lines: { kind: string; amount: string }[] = parse(csv, { columns: true, bom: true });
  expect(lines.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
    ...[
      ['opening', 0],
      ['adjustment', 40],
      ['adjustment', -5],
      ['adjustment', 30],
    ],
    ...[
      ['payout', -65],
      ['closing', 0],
    ],
  ]);
});

test('staff of other areas see no payouts', async () => {
  const others = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  expect((await others.call('GET', 'admin/affiliate-payouts')).status).toBe(403);
  expect((await others.call('POST', 'admin/affiliate-payouts/prepare', {})).status).toBe(403);
});
