import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { toLocalDay } from '#modules/countries';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { auditLog } from '#tables/audit';
import type { CashRoundingRow } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
});
let resetClock = (): void => undefined;
afterEach(() => resetClock());
afterAll(() => database.close());

const { DE, HU } = shopIds;
/** The day in Germany, Hungary and Spain, which have one clock: a rule begins with the day of its country. */
const getDay = (inDays: number) => toLocalDay('Europe/Berlin', new Date(now().getTime() + days(inDays)));
const form = (changes: object = {}) => ({ countryId: DE, step: 0.05, validFrom: getDay(3), validUntil: null, law: 'BarzahlungsG § 1', ...changes });
type Record = CashRoundingRow & { revision: string };
const create = (changes: object = {}) => staff.call<Record>('POST', 'admin/cash-roundings', form(changes));
const list = async (countryId: number) =>
  (await staff.call<CashRoundingRow[]>('GET', `admin/cash-roundings?filter=${encodeURIComponent(JSON.stringify({ countryId }))}`)).data;
const refused = (field: string, code: string) => ({ status: 422, params: { issues: [{ field, code }] } });

test('a rule that staff create rounds cash orders from its first day on, and is in the audit log', async () => {
  expect((await create()).status).toBe(200);
  expect(await list(DE)).toMatchObject([{ step: 0.05, currency: 'EUR', law: 'BarzahlungsG § 1', isStarted: false }]);
  expect(await database.db.select().from(auditLog)).toEqual(expect.arrayContaining([expect.objectContaining({ subject: 'cash rounding' })]));
  const readRounding = async () => {
    const cart = await shop.createCart(DE, { garment: await shop.garment({ prices: { [DE]: 1998 } }) });
    await shop.call('PATCH', `checkout/${cart.id}`, { form: readyForm('DE') });
    return (await shop.checkout(cart.id)).totals.rounding;
  };
  expect(await readRounding()).toBe(0);
  resetClock = setClock(() => new Date(Date.now() + days(4)));
  expect(await readRounding()).not.toBe(0);
});

test('of a rule that orders use, only the last day and the law change; it is ended and followed by another, not deleted', async () => {
  const [rule] = await list(HU);
  expect(rule).toMatchObject({ step: 5, validFrom: '2008-03-01', validUntil: null, isStarted: true });
  const path = `admin/cash-roundings/${rule?.id}`;
  const send = async (changes: object) => {
    const { revision, ...shown } = (await staff.call<Record>('GET', path)).data;
    const { countryId, step, validFrom, validUntil, law } = shown;
    return staff.call('PUT', path, { countryId, step, validFrom, validUntil, law, revision, ...changes });
  };
  expect(await send({ step: 10 })).toMatchObject(refused('step', 'used'));
  expect(await send({ validFrom: getDay(9) })).toMatchObject(refused('validFrom', 'used'));
  expect(await send({ validUntil: getDay(-1) })).toMatchObject(refused('validUntil', 'past'));
  expect((await staff.call('DELETE', path)).status).toBe(422);
  expect(await create({ countryId: HU, step: 10 })).toMatchObject(refused('validFrom', 'taken'));
  expect((await send({ validUntil: getDay(0), law: '2008. évi III. törvény 2. §' })).status).toBe(200);
  expect((await create({ countryId: HU, step: 10, validFrom: getDay(1) })).status).toBe(200);
  expect(await list(HU)).toHaveLength(2);
});

test('a rule in the past, one that overlaps with another and one without a law are refused; a rule that has not begun is deleted', async () => {
  expect(await create()).toMatchObject(refused('validFrom', 'taken'));
  expect(await create({ countryId: shopIds.ES, validFrom: getDay(-1) })).toMatchObject(refused('validFrom', 'past'));
  expect(await create({ countryId: shopIds.ES, law: ' ' })).toMatchObject({ status: 422, params: { issues: [{ field: 'law' }] } });
  expect(await create({ countryId: shopIds.ES, step: 0.01 })).toMatchObject(refused('step', 'too-small'));
  const { data } = await create({ countryId: shopIds.ES });
  expect((await staff.call('DELETE', `admin/cash-roundings/${data.id}`)).status).toBe(200);
  expect(await list(shopIds.ES)).toEqual([]);
});
