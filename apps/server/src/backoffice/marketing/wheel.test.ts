import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretId } from '#kit/ids';
import type { SpinAnswer } from '#contracts/wheel';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { SpinTotalRow, AdminSpinRow } from './wheel-contract.ts';

interface Opened {
  id: number;
  revision: string;
  currency: string;
}

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['marketing'] });
});
afterAll(() => database.close());

const tenth = { kind: 'percent', percent: 10, weight: 3 };
const blank = { kind: 'none', weight: 1 };
const wheel = (changes: object = {}) => ({ countryId: shopIds.SI, segments: [tenth, blank], isActive: true, ...changes });
const findIssue = async (form: object) => ((await staff.call('POST', 'admin/wheels', form)).params.issues as { field: string; code: string }[])[0];
let visitors = 0;
const spin = (email: string) =>
  shop.call<SpinAnswer>(
    'POST',
    'wheel/spins',
    { email, countryId: shopIds.SI, languageId: 1 },
    { 'wheel-visitor': createSecretId(), 'idempotency-key': createSecretId(), 'x-forwarded-for': `198.51.100.${(visitors += 1)}` },
  );

test('errors of a wheel are reported field by field, including prizes that could not be used', async () => {
  expect(await findIssue(wheel({ segments: [blank, blank] }))).toMatchObject({ field: 'segments', code: 'no-prize' });
  expect(await findIssue(wheel({ segments: [tenth, { kind: 'percent', weight: 1 }] }))).toMatchObject({ field: 'segments.1.percent' });
  const five = { kind: 'amount', amount: 5, weight: 1 };
  expect(await findIssue(wheel({ segments: [five, blank] }))).toMatchObject({ field: 'segments.0.minimum', code: 'too-little' });
  expect(await findIssue(wheel({ segments: [tenth, { ...blank, weight: 0 }] }))).toMatchObject({ field: 'segments.1.weight' });
  expect(await findIssue(wheel({ segments: [tenth] }))).toMatchObject({ field: 'segments' });
  expect(await findIssue(wheel({ countryId: 99_999 }))).toMatchObject({ field: 'countryId', code: 'unknown' });
  const dates = { validFrom: '2026-03-01T00:00:00Z', validUntil: '2026-02-01T00:00:00Z' };
  expect(await findIssue(wheel(dates))).toMatchObject({ field: 'validUntil', code: 'order' });
});

test('saved weights apply at once, simultaneous edits do not overwrite each other, and each change is in the audit log', async () => {
  const made = (await staff.call<Opened>('POST', 'admin/wheels', wheel())).data;
  expect(made).toMatchObject({ currency: 'EUR', spinsPerDay: 1, spinsPerNetwork: 20, validDays: 14 });
  expect(await findIssue(wheel())).toMatchObject({ field: 'countryId', code: 'taken' });
  const path = `admin/wheels/${made.id}`;
  const rare = wheel({
    segments: [
      { ...tenth, weight: 1 },
      { ...blank, weight: 1_000_000 },
    ],
  });
  expect((await staff.call('PUT', path, { ...rare, revision: made.revision })).status).toBe(200);
  expect((await spin('ana@example.si')).data.result.prize).toBeNull();
  expect(await staff.call('PUT', path, { ...wheel(), revision: made.revision })).toMatchObject({ status: 409, code: 'EditConflict' });
  const admin = await signedInStaff(shop);
  const log = (await admin.call<{ action: string }[]>('GET', `admin/audit?filter=${encodeURIComponent('{"subject":"wheel"}')}`)).data;
  expect(log.map(({ action }) => action).sort()).toEqual(['wheel.create', 'wheel.update']);
  expect((await staff.call('DELETE', path)).status).toBe(200);
  expect((await spin('ana2@example.si')).code).toBe('WheelClosed');
});

test('the list of spins shows prizes and uses without the person; its sums equal those of its table', async () => {
  await staff.call('POST', 'admin/wheels', wheel({ segments: [tenth, tenth] }));
  const code = (await spin('ana@example.com')).data.result.coupon?.code ?? '';
  await spin('eva@example.com');
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  expect((await shop.order(cart.id, readyForm('SI', { email: 'ana@example.com', couponCode: code }))).status).toBe(201);
  const won = encodeURIComponent('{"isWon":true}');
  const rows = (await staff.call<AdminSpinRow[]>('GET', `admin/wheel-spins?sort=id&order=asc&filter=${won}`)).data;
  expect(rows).toMatchObject([
    { kind: 'percent', percent: 10, currency: 'EUR', couponCode: code, isUsed: true },
    { kind: 'percent', isUsed: false },
  ]);
  expect(JSON.stringify(rows)).not.toContain('example.com');
  const totals = (await staff.call<SpinTotalRow[]>('GET', `admin/wheel-spins/totals?filter=${won}`)).data;
  expect(totals).toMatchObject([{ kind: 'percent', percent: 10, spins: 2, used: 1 }]);
  const far = encodeURIComponent('{"from":"2020-01-01","until":"2020-01-02"}');
  expect((await staff.call<SpinTotalRow[]>('GET', `admin/wheel-spins/totals?filter=${far}`)).data).toEqual([]);
  const table = await shop.app.request(`http://localhost/api/admin/wheel-spins/table?filter=${won}`, { headers: staff.headers });
  const lines = (await table.text()).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^.+,SI,percent,10,,,EUR,${code},yes$`));
});

test('a domain of disposable addresses is blocked, typed alone or in an address, and unblocked', async () => {
  const made = (await staff.call<Opened>('POST', 'admin/wheel-domains', { domain: 'x@Gone-Soon.example' })).data;
  expect(made).toMatchObject({ domain: 'gone-soon.example' });
  expect((await spin('ana@gone-soon.example')).params).toMatchObject({ issues: [{ field: 'email', code: 'disposable' }] });
  expect((await staff.call('POST', 'admin/wheel-domains', { domain: 'gone-soon.example' })).params.issues).toMatchObject([{ code: 'taken' }]);
  expect((await staff.call('POST', 'admin/wheel-domains', { domain: 'no domain' })).params.issues).toMatchObject([{ code: 'domain' }]);
  const found = await staff.call('GET', `admin/wheel-domains?filter=${encodeURIComponent('{"q":"gone-soon"}')}`);
  expect(found.data).toMatchObject([{ domain: 'gone-soon.example' }]);
  await staff.call('DELETE', `admin/wheel-domains/${made.id}`);
  expect((await spin('ana@gone-soon.example')).status).toBe(200);
});
