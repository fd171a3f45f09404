import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSecretId } from '#kit/ids';
import { days, hours, setClock } from '#kit/clock';
import type { SpinAnswer, SpinsOfToday, ShownWheel } from '#contracts/wheel';
import { seedUserTypes } from '#modules/accounts';
import { deleteCouponEmail } from '#modules/promotions';
import type { Database } from '#platform/database';
import { forgetCounts } from '#platform/requests/rate-limit';
import { tagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { coupons } from '#tables/promotions';
import { createTestDatabase } from '#testing/database';
import { listMails, registeredCustomer } from '#testing/people/registered-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { saveBlockedDomain } from './blocked-domains.ts';
import { seedBlockedDomains } from './seed-blocked-domains.ts';
import { editWheel, removeWheel } from './edit-wheel.ts';
import { deleteOldSpins } from './spins/delete-old-spins.ts';
import { deleteSpins, readSpinData } from './spins/spin-data.ts';
import { wheelBlockedDomains, wheelKeys, wheels, wheelSpins, spinQuotas } from './tables.ts';

let database: Database;
let shop: TestShop;
let restore = (): void => undefined;

const segment = (changes: object = {}) => ({ kind: 'percent' as const, percent: 10, amount: null, minimum: null, weight: 1, ...changes });
const prizes = [segment(), segment()];
/** The prize has a chance of one in a million. */
const blanks = [segment({ kind: 'none', percent: null, weight: 1_000_000 }), segment()];
const wheel = (changes: object = {}) => ({
  countryId: shopIds.DE as number,
  segments: prizes,
  spinsPerDay: 1,
  spinsPerNetwork: 20,
  validDays: 14,
  validFrom: null,
  validUntil: null,
  isActive: true,
  ...changes,
});
async function setWheel(changes: object = {}): Promise<void> {
  const form = wheel(changes);
  await inTransaction(database.db, async (tx) => {
    const [known] = await tx.select({ id: wheels.id }).from(wheels).where(eq(wheels.countryId, form.countryId));
    await editWheel(tx, known?.id ?? null, form);
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://localhost:25' });
  await seedUserTypes(database.db);
});
afterEach(async () => {
  restore();
  forgetCounts();
  for (const table of [wheelSpins, spinQuotas]) await database.db.delete(table);
  const known = await database.db.select({ id: wheels.id }).from(wheels);
  await inTransaction(database.db, async (tx) => {
    for (const { id } of known) await removeWheel(tx, id);
  });
});
afterAll(() => database.close());

let emailCount = 0;
const newEmail = () => `ana${(emailCount += 1)}@example.de`;
let addresses = 0;
/** Returns a new address on each call. Each address has its own limits. */
const newAddress = () => `198.51.${100 + Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

interface By {
  email?: string;
  visitor?: string;
  key?: string;
  from?: string;
  countryId?: number;
  headers?: Record<string, string>;
}
/** Spins as a new visitor by default. */
const spin = ({
  email = newEmail(),
  visitor = createSecretId(),
  key = createSecretId(),
  from = newAddress(),
  countryId = shopIds.DE,
  headers,
}: By = {}) =>
  shop.call<SpinAnswer>(
    'POST',
    'wheel/spins',
    { email, countryId, languageId: 3 },
    { 'wheel-visitor': visitor, 'idempotency-key': key, 'x-forwarded-for': from, ...headers },
  );
const today = (visitor: string) => shop.call<SpinsOfToday>('GET', `wheel/spins?countryId=${shopIds.DE}`, undefined, { 'wheel-visitor': visitor });
const refusal = { status: 409, code: 'NoSpinsLeft' };

describe('a spin', () => {
  test('a prize is a single-use coupon for this email and country, which reduces an order by its percentage', async () => {
    await setWheel({ segments: [segment({ minimum: 15 }), segment({ minimum: 15 })] });
    const { data, status } = await spin({ email: ' Jan@Example.DE ' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      spinsLeft: 0,
      result: { prize: { kind: 'percent', value: 1000, minimum: 15 }, currency: 'EUR', coupon: { email: 'jan@example.de', isUsed: false } },
    });
    const code = data.result.coupon?.code ?? '';
    const [stored] = await database.db.select().from(coupons).where(eq(coupons.code, code));
    expect(stored).toMatchObject({ boundEmail: 'jan@example.de', mostUses: 1, mostUsesEach: 1, countryIds: [shopIds.DE], minimums: { EUR: 1500 } });

    const garment = await shop.garment();
    const other = await shop.createCart(shopIds.DE, { garment });
    await shop.call('PATCH', `checkout/${other.id}`, { form: readyForm('DE', { email: 'eve@example.de', couponCode: code }) });
    expect((await shop.checkout(other.id)).cart.coupon).toMatchObject({ isApplied: false, problem: 'other-mailbox' });
    const cart = await shop.createCart(shopIds.DE, { garment });
    const placed = await shop.order(cart.id, readyForm('DE', { couponCode: code.toLowerCase() }));
    expect([placed.status, placed.code]).toEqual([201, '']);
    expect((await database.db.select().from(coupons).where(eq(coupons.code, code)))[0]).toMatchObject({ uses: 1 });
  });

  test('a blank uses the message of the specification and makes no coupon', async () => {
    await setWheel({ segments: blanks });
    const before = await database.db.$count(coupons);
    const response = await shop.app.request('http://localhost/api/wheel/spins', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'wheel-visitor': createSecretId(),
        'idempotency-key': createSecretId(),
        'x-forwarded-for': newAddress(),
      },
      body: JSON.stringify({ email: newEmail(), countryId: shopIds.DE, languageId: 3 }),
    });
    expect(await response.json()).toMatchObject({
      message: 'no prize this time',
      messasge: 'no prize this time',
      data: { result: { prize: null, coupon: null, position: 0 } },
    });
    expect(await database.db.$count(coupons)).toBe(before);
  });

  test('an amount is in the country’s own currency, and a free delivery prize makes delivery free', async () => {
    const amount = segment({ kind: 'amount', percent: null, amount: 1500, minimum: 10_000 });
    await setWheel({ countryId: shopIds.HU, segments: [amount, amount] });
    const won = (await spin({ countryId: shopIds.HU })).data.result;
    expect(won).toMatchObject({ prize: { kind: 'amount', value: 1500, minimum: 10_000 }, currency: 'HUF' });
    const [stored] = await database.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, won.coupon?.code ?? ''));
    expect(stored).toMatchObject({ kind: 'amount', terms: { amounts: { HUF: 150_000 } }, minimums: { HUF: 1_000_000 } });
    const free = segment({ kind: 'free-delivery', percent: null });
    await setWheel({ segments: [free, free] });
    expect((await spin()).data.result.prize).toMatchObject({ kind: 'free-delivery' });
  });

  test('the winner gets a mail in their language with code and last day, and a visitor without a prize gets none', async () => {
    restore = setClock(() => new Date('2026-11-22T10:00:00Z'));
    await setWheel();
    const email = newEmail();
    const { coupon } = (await spin({ email })).data.result;
    expect(coupon?.lastDay).toBe('2026-12-06');
    await shop.runJobs();
    const [mail] = await listMails(shop, email);
    expect(mail?.subject).toContain('Glücksrad');
    expect(mail?.text).toContain(coupon?.code);
    expect(mail?.text).toContain('6. Dezember 2026');
    await setWheel({ segments: blanks });
    const other = newEmail();
    await spin({ email: other });
    await shop.runJobs();
    expect(await listMails(shop, other)).toEqual([]);
  });

  test('a repeated call with the same key returns the same result, even simultaneously; another key is refused', async () => {
    await setWheel();
    const call = { email: newEmail(), visitor: createSecretId(), key: createSecretId() };
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => spin(call)));
    for (const other of others) expect(other).toEqual(first);
    expect(await spin(call)).toEqual(first);
    expect(await spin({ ...call, key: createSecretId() })).toMatchObject(refusal);
    expect(await database.db.$count(wheelSpins)).toBe(1);
    // Another visitor who knows the key does not get the result.
    expect((await spin({ ...call, visitor: createSecretId() })).code).toBe('NoSpinsLeft');
  });

  test('a visitor who lost the answer finds their prize on the wheel’s page, and no other visitor does', async () => {
    await setWheel();
    const visitor = createSecretId();
    expect((await today(visitor)).data).toEqual({ results: [], spinsLeft: 1 });
    const { result } = (await spin({ visitor })).data;
    expect((await today(visitor)).data).toEqual({ results: [result], spinsLeft: 0 });
    expect((await today(createSecretId())).data).toEqual({ results: [], spinsLeft: 1 });
    expect((await shop.call('GET', `wheel/spins?countryId=${shopIds.DE}`)).status).toBe(422);
  });

  test('the initial blocked domains apply from the first start, and a domain that staff allow stays allowed', async () => {
    await setWheel();
    await seedBlockedDomains(database.db);
    expect((await spin({ email: 'x@mailinator.com' })).params).toMatchObject({ issues: [{ field: 'email', code: 'disposable' }] });
    await database.db.delete(wheelBlockedDomains).where(eq(wheelBlockedDomains.domain, 'mailinator.com'));
    await seedBlockedDomains(database.db);
    expect((await spin({ email: 'x@mailinator.com' })).status).toBe(200);
  });

  test('an invalid email and a disposable one, also on a subdomain of a blocked domain, cannot spin', async () => {
    await setWheel();
    await inTransaction(database.db, (tx) => saveBlockedDomain(tx, null, 'Bücher.example'));
    expect((await spin({ email: 'ana@' })).params).toMatchObject({ issues: [{ field: 'email', code: 'email' }] });
    expect((await spin({ email: ' ' })).params).toMatchObject({ issues: [{ field: 'email', code: 'required' }] });
    for (const email of ['x@bücher.example', 'x@mail.xn--bcher-kva.example'])
      expect((await spin({ email })).params).toMatchObject({ issues: [{ field: 'email', code: 'disposable' }] });
    expect((await spin({ email: 'x@neubücher.example' })).status).toBe(200);
  });
});

describe('availability', () => {
  test('a country without an active wheel shows none and refuses spins', async () => {
    const shown = async () => (await shop.call<ShownWheel | null>('GET', `wheel?countryId=${shopIds.DE}`)).data;
    expect(await shown()).toBeNull();
    const [past, coming] = [new Date(Date.now() - hours(1)).toISOString(), new Date(Date.now() + hours(1)).toISOString()];
    for (const off of [{ isActive: false }, { validFrom: coming }, { validUntil: past }]) {
      await setWheel(off);
      expect(await shown()).toBeNull();
      expect(await spin()).toMatchObject({ status: 404, code: 'WheelClosed' });
    }
    await setWheel({ validFrom: past, validUntil: coming });
    expect(await shown()).toMatchObject({ currency: 'EUR', segments: [{ kind: 'percent', value: 1000, chance: 0.5 }, { chance: 0.5 }] });
    expect((await spin({ countryId: shopIds.SI })).status).toBe(404);
    expect((await spin()).status).toBe(200);
  });

  test('a cached wheel is dropped after each change, only in its country, and expires when the wheel starts or ends', async () => {
    restore = setClock(() => new Date('2026-11-22T10:00:00Z'));
    const dropped: string[] = [];
    const listen = (tags: readonly string[]) => dropped.push(...tags);
    tagDrops.on('caches', listen);
    await setWheel({ validUntil: '2026-11-22T10:05:00Z' });
    tagDrops.off('caches', listen);
    expect(dropped).toEqual(['wheels', `wheel:${shopIds.DE}`]);
    const response = await shop.app.request(`http://localhost/api/wheel?countryId=${shopIds.DE}`);
    expect(response.headers.get('surrogate-key')).toBe(`wheel:${shopIds.DE}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  });

  test('a new day starts at midnight in the time zone of the country', async () => {
    await setWheel();
    const [email, visitor] = [newEmail(), createSecretId()];
    restore = setClock(() => new Date('2026-11-22T22:59:00Z'));
    expect((await spin({ email, visitor })).status).toBe(200);
    expect(await spin({ email, visitor })).toMatchObject(refusal);
    restore = setClock(() => new Date('2026-11-22T23:01:00Z'));
    expect((await spin({ email, visitor })).status).toBe(200);
  });

  test('a merchant can allow more than one spin a day', async () => {
    await setWheel({ spinsPerDay: 3 });
    const by = { email: newEmail(), visitor: createSecretId() };
    const response = [await spin(by), await spin(by), await spin(by)];
    expect(response.map(({ data }) => data.spinsLeft)).toEqual([2, 1, 0]);
    expect(await spin(by)).toMatchObject(refusal);
  });
});

describe('limits', () => {
  test('many tabs of one browser share one spin', async () => {
    await setWheel();
    const visitor = createSecretId();
    const tabs = await Promise.all(Array.from({ length: 25 }, () => spin({ visitor })));
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tabs.filter(({ code }) => code === 'NoSpinsLeft')).toHaveLength(24);
  });

  test('a visitor without cookies is recognised by the email', async () => {
    await setWheel();
    const email = newEmail();
    const tries = await Promise.all(Array.from({ length: 10 }, () => spin({ email })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['tags', ['eva@example.de', 'eva+1@example.de', 'EVA+two+2@Example.DE']],
    ['dots, and the two names of one provider', ['evamaria@gmail.com', 'eva.maria@gmail.com', 'e.v.a.maria+x@googlemail.com']],
    [
      'letters that look the same, and two ways to write a domain',
      ['eva@bäcker.example', 'eva@xn--bcker-gra.example', '\uff45va@ba\u0308cker.example'],
    ],
  ])('several spellings of one email share one spin: %s', async (_, emails) => {
    await setWheel();
    const answers = [];
    for (const email of emails) answers.push((await spin({ email })).status);
    expect(answers).toEqual([200, 409, 409]);
  });

  test('one email has one spin a day across all countries', async () => {
    await setWheel();
    await setWheel({ countryId: shopIds.GR });
    const email = newEmail();
    restore = setClock(() => new Date('2026-11-22T12:00:00Z'));
    expect((await spin({ email })).status).toBe(200);
    expect(await spin({ email, countryId: shopIds.GR })).toMatchObject(refusal);
  });

  test('a signed-in customer has one spin with any browser and email', async () => {
    await setWheel();
    const customer = await registeredCustomer(shop);
    expect((await spin({ headers: customer.headers })).status).toBe(200);
    expect(await spin({ headers: customer.headers })).toMatchObject(refusal);
  });

  test('the spins of one network address are limited by the merchant’s setting; an IPv6 /64 counts as one', async () => {
    await setWheel({ spinsPerNetwork: 3 });
    const from = '203.0.113.7';
    const tries = await Promise.all(Array.from({ length: 12 }, () => spin({ from })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await spin()).status).toBe(200);
    const answers = [];
    for (const end of ['1', '2:3', 'ffff', '9']) answers.push((await spin({ from: `2001:db8:1:2::${end}` })).status);
    expect(answers).toEqual([200, 200, 200, 409]);
  });

  test('a refused spin does not use up the limit of its network address', async () => {
    await setWheel({ spinsPerNetwork: 2 });
    const [from, by] = ['203.0.113.8', { email: newEmail(), visitor: createSecretId() }];
    expect((await spin({ ...by, from })).status).toBe(200);
    for (let index = 0; index < 5; index += 1) expect(await spin({ ...by, from })).toMatchObject(refusal);
    expect((await spin({ from })).status).toBe(200);
  });

  test('endless attempts are refused with a retry time', async () => {
    await setWheel();
    const tries = await Promise.all(Array.from({ length: 125 }, () => spin({ email: 'no-email', from: '203.0.113.9' })));
    expect(tries.filter(({ code }) => code === 'TooManyRequests')).toHaveLength(5);
  });
});

describe('storage', () => {
  test('a spin is stored without email, browser or address, and after a day its key is deleted', async () => {
    await setWheel({ segments: blanks });
    const [email, visitor, from] = [newEmail(), createSecretId(), newAddress()];
    restore = setClock(() => new Date('2026-11-22T12:00:00Z'));
    await spin({ email, visitor, from });
    const stored = JSON.stringify([await database.db.select().from(wheelSpins), await database.db.select().from(spinQuotas)]);
    for (const secret of [email, visitor, from]) expect(stored).not.toContain(secret);
    expect(await readSpinData(database.db, email)).toMatchObject([{ prize: null }]);
    restore = setClock(() => new Date('2026-11-24T04:10:00Z'));
    expect(await deleteOldSpins(database.db)).toEqual({ spins: 0, coupons: 0 });
    expect(await readSpinData(database.db, email)).toEqual([]);
    expect([await database.db.$count(spinQuotas), await database.db.$count(wheelKeys, eq(wheelKeys.day, '2026-11-22'))]).toEqual([0, 0]);
    expect(await database.db.$count(wheelSpins)).toBe(1);
    restore = setClock(() => new Date(Date.parse('2026-11-22T12:00:00Z') + days(397)));
    expect(await deleteOldSpins(database.db)).toEqual({ spins: 1, coupons: 0 });
  });

  test('an unused coupon is deleted a month after its end, and a used one stays', async () => {
    restore = setClock(() => new Date('2026-11-22T12:00:00Z'));
    await setWheel();
    const used = (await spin({ email: 'jan@example.de' })).data.result.coupon?.code ?? '';
    const unused = (await spin()).data.result.coupon?.code ?? '';
    const cart = await shop.createCart(shopIds.DE, { garment: await shop.garment() });
    expect((await shop.order(cart.id, readyForm('DE', { couponCode: used }))).status).toBe(201);
    const codes = async () => (await database.db.select({ code: coupons.code }).from(coupons)).map(({ code }) => code);
    restore = setClock(() => new Date('2027-01-04T12:00:00Z'));
    await deleteOldSpins(database.db);
    expect(await codes()).toEqual(expect.arrayContaining([used, unused]));
    restore = setClock(() => new Date('2027-01-07T12:00:00Z'));
    expect(await deleteOldSpins(database.db)).toMatchObject({ coupons: 1 });
    expect(await codes()).toContain(used);
    expect(await codes()).not.toContain(unused);
  });

  test('a data export contains the spins of a person, and a deletion removes them', async () => {
    await setWheel();
    const email = newEmail();
    const { coupon } = (await spin({ email })).data.result;
    await spin();
    expect(await readSpinData(database.db, email)).toMatchObject([{ prize: { kind: 'percent' }, coupon: { code: coupon?.code, email } }]);
    await inTransaction(database.db, async (tx) => {
      await deleteSpins(tx, [email]);
      await deleteCouponEmail(tx, email);
    });
    expect(await readSpinData(database.db, email)).toEqual([]);
    expect(await database.db.$count(wheelSpins)).toBe(1);
    expect(await database.db.$count(coupons, eq(coupons.boundEmail, email))).toBe(0);
  });
});
