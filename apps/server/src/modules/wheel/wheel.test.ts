import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { secretId } from '#kit/ids';
import { days, hours, setClock } from '#kit/clock';
import type { SpinAnswer, SpinsOfToday, ShownWheel } from '#contracts/wheel';
import { seedUserTypes } from '#modules/accounts';
import { forgetCouponEmail } from '#modules/promotions';
import type { Database } from '#platform/database';
import { forgetCounts } from '#platform/rate-limit';
import { tagDrops } from '#platform/tag-drops';
import { inTransaction } from '#platform/transaction';
import { coupons } from '#tables/promotions';
import { createTestDatabase } from '#testing/database';
import { mailsTo, registeredCustomer } from '#testing/registered-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { saveBlockedDomain } from './blocked-domains.ts';
import { seedBlockedDomains } from './seed-blocked-domains.ts';
import { editWheel, removeWheel } from './edit-wheel.ts';
import { forgetOldSpins } from './forget-spins.ts';
import { forgetSpins, spinData } from './spins-of-mailboxes.ts';
import { wheelBlockedDomains, wheelKeys, wheels, wheelSpins, wheelTurns } from './tables.ts';

let database: Database;
let shop: TestShop;
let restore = (): void => undefined;

const segment = (changes: object = {}) => ({ kind: 'percent' as const, percent: 10, amount: null, minimum: null, weight: 1, ...changes });
const prizes = [segment(), segment()];
/** One spin in a million would win. */
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
  shop = await openTestShop(database, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://localhost:25' });
  await seedUserTypes(database.db);
});
afterEach(async () => {
  restore();
  forgetCounts();
  for (const table of [wheelSpins, wheelTurns]) await database.db.delete(table);
  const known = await database.db.select({ id: wheels.id }).from(wheels);
  await inTransaction(database.db, async (tx) => {
    for (const { id } of known) await removeWheel(tx, id);
  });
});
afterAll(() => database.close());

let mailboxes = 0;
const newMailbox = () => `ana${(mailboxes += 1)}@example.de`;
let addresses = 0;
/** Each an owner of his own. */
const newAddress = () => `198.51.${100 + Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

interface By {
  email?: string;
  visitor?: string;
  key?: string;
  from?: string;
  countryId?: number;
  headers?: Record<string, string>;
}
/** Somebody whom nobody has seen before, unless it is said who. */
const spin = ({ email = newMailbox(), visitor = secretId(), key = secretId(), from = newAddress(), countryId = shopIds.DE, headers }: By = {}) =>
  shop.call<SpinAnswer>(
    'POST',
    'wheel/spins',
    { email, countryId, languageId: 3 },
    { 'wheel-visitor': visitor, 'idempotency-key': key, 'x-forwarded-for': from, ...headers },
  );
const today = (visitor: string) => shop.call<SpinsOfToday>('GET', `wheel/spins?countryId=${shopIds.DE}`, undefined, { 'wheel-visitor': visitor });
const refusal = { status: 409, code: 'NoSpinsLeft' };

describe('a spin', () => {
  test('wins a coupon for this mailbox alone, once, in this country, which takes its percentage off an order', async () => {
    await setWheel({ segments: [segment({ minimum: 15 }), segment({ minimum: 15 })] });
    const { data, status } = await spin({ email: ' Jan@Example.DE ' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      spinsLeft: 0,
      result: { prize: { kind: 'percent', value: 1000, minimum: 15 }, currency: 'EUR', coupon: { email: 'jan@example.de', isUsed: false } },
    });
    const code = data.result.coupon?.code ?? '';
    const [kept] = await database.db.select().from(coupons).where(eq(coupons.code, code));
    expect(kept).toMatchObject({ boundEmail: 'jan@example.de', mostUses: 1, mostUsesEach: 1, countryIds: [shopIds.DE], minimums: { EUR: 1500 } });

    const garment = await shop.garment();
    const other = await shop.cartWith(shopIds.DE, { garment });
    await shop.call('PATCH', `checkout/${other.id}`, { form: readyForm('DE', { email: 'eve@example.de', couponCode: code }) });
    expect((await shop.checkout(other.id)).cart.coupon).toMatchObject({ isApplied: false, problem: 'other-mailbox' });
    const cart = await shop.cartWith(shopIds.DE, { garment });
    const placed = await shop.order(cart.id, readyForm('DE', { couponCode: code.toLowerCase() }));
    expect([placed.status, placed.code]).toEqual([201, '']);
    expect((await database.db.select().from(coupons).where(eq(coupons.code, code)))[0]).toMatchObject({ uses: 1 });
  });

  test('or has no prize this time, in the specification’s words, and makes no coupon', async () => {
    await setWheel({ segments: blanks });
    const before = await database.db.$count(coupons);
    const answer = await shop.app.request('http://localhost/api/wheel/spins', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'wheel-visitor': secretId(),
        'idempotency-key': secretId(),
        'x-forwarded-for': newAddress(),
      },
      body: JSON.stringify({ email: newMailbox(), countryId: shopIds.DE, languageId: 3 }),
    });
    expect(await answer.json()).toMatchObject({
      message: 'no prize this time',
      messasge: 'no prize this time',
      data: { result: { prize: null, coupon: null, position: 0 } },
    });
    expect(await database.db.$count(coupons)).toBe(before);
  });

  test('an amount is in the country’s own currency, and free delivery is free delivery', async () => {
    const amount = segment({ kind: 'amount', percent: null, amount: 1500, minimum: 10_000 });
    await setWheel({ countryId: shopIds.HU, segments: [amount, amount] });
    const won = (await spin({ countryId: shopIds.HU })).data.result;
    expect(won).toMatchObject({ prize: { kind: 'amount', value: 1500, minimum: 10_000 }, currency: 'HUF' });
    const [kept] = await database.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, won.coupon?.code ?? ''));
    expect(kept).toMatchObject({ kind: 'amount', amounts: { HUF: 150_000 }, minimums: { HUF: 1_000_000 } });
    const free = segment({ kind: 'free-delivery', percent: null });
    await setWheel({ segments: [free, free] });
    expect((await spin()).data.result.prize).toMatchObject({ kind: 'free-delivery' });
  });

  test('is mailed to its winner in his language, with code and last day, and to nobody who won nothing', async () => {
    restore = setClock(() => new Date('2026-11-22T10:00:00Z'));
    await setWheel();
    const email = newMailbox();
    const { coupon } = (await spin({ email })).data.result;
    expect(coupon?.lastDay).toBe('2026-12-06');
    await shop.runJobs();
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toContain('Glücksrad');
    expect(mail?.text).toContain(coupon?.code);
    expect(mail?.text).toContain('6. Dezember 2026');
    await setWheel({ segments: blanks });
    const other = newMailbox();
    await spin({ email: other });
    await shop.runJobs();
    expect(await mailsTo(shop, other)).toEqual([]);
  });

  test('asked again with the same key it tells the same, also when both calls come at once; with another key it is refused', async () => {
    await setWheel();
    const call = { email: newMailbox(), visitor: secretId(), key: secretId() };
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => spin(call)));
    for (const other of others) expect(other).toEqual(first);
    expect(await spin(call)).toEqual(first);
    expect(await spin({ ...call, key: secretId() })).toMatchObject(refusal);
    expect(await database.db.$count(wheelSpins)).toBe(1);
    // A stranger who has read the key learns nothing by it.
    expect((await spin({ ...call, visitor: secretId() })).code).toBe('NoSpinsLeft');
  });

  test('whoever has lost the answer finds what he has won on the wheel’s page, and nobody else does', async () => {
    await setWheel();
    const visitor = secretId();
    expect((await today(visitor)).data).toEqual({ results: [], spinsLeft: 1 });
    const { result } = (await spin({ visitor })).data;
    expect((await today(visitor)).data).toEqual({ results: [result], spinsLeft: 0 });
    expect((await today(secretId())).data).toEqual({ results: [], spinsLeft: 1 });
    expect((await shop.call('GET', `wheel/spins?countryId=${shopIds.DE}`)).status).toBe(422);
  });

  test('the domains that a shop begins with are blocked from its first start, and one that staff let in stays let in', async () => {
    await setWheel();
    await seedBlockedDomains(database.db);
    expect((await spin({ email: 'x@mailinator.com' })).params).toMatchObject({ issues: [{ field: 'email', code: 'disposable' }] });
    await database.db.delete(wheelBlockedDomains).where(eq(wheelBlockedDomains.domain, 'mailinator.com'));
    await seedBlockedDomains(database.db);
    expect((await spin({ email: 'x@mailinator.com' })).status).toBe(200);
  });

  test('what is no e-mail spins nothing, nor does one that lasts an hour, also below a blocked domain', async () => {
    await setWheel();
    await inTransaction(database.db, (tx) => saveBlockedDomain(tx, null, 'Bücher.example'));
    expect((await spin({ email: 'ana@' })).params).toMatchObject({ issues: [{ field: 'email', code: 'email' }] });
    expect((await spin({ email: ' ' })).params).toMatchObject({ issues: [{ field: 'email', code: 'required' }] });
    for (const email of ['x@bücher.example', 'x@mail.xn--bcher-kva.example'])
      expect((await spin({ email })).params).toMatchObject({ issues: [{ field: 'email', code: 'disposable' }] });
    expect((await spin({ email: 'x@neubücher.example' })).status).toBe(200);
  });
});

describe('where and when', () => {
  test('a country without a wheel, or whose wheel is off, has not begun or has ended, shows none and spins none', async () => {
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

  test('what is kept of it is dropped with each change, in its country alone, and goes by itself when it begins or ends', async () => {
    restore = setClock(() => new Date('2026-11-22T10:00:00Z'));
    const dropped: string[] = [];
    const listen = (tags: readonly string[]) => dropped.push(...tags);
    tagDrops.on('caches', listen);
    await setWheel({ validUntil: '2026-11-22T10:05:00Z' });
    tagDrops.off('caches', listen);
    expect(dropped).toEqual(['wheels', `wheel:${shopIds.DE}`]);
    const answer = await shop.app.request(`http://localhost/api/wheel?countryId=${shopIds.DE}`);
    expect(answer.headers.get('surrogate-key')).toBe(`wheel:${shopIds.DE}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  });

  test('the day turns at midnight by the clock of the shop’s country', async () => {
    await setWheel();
    const [email, visitor] = [newMailbox(), secretId()];
    restore = setClock(() => new Date('2026-11-22T22:59:00Z'));
    expect((await spin({ email, visitor })).status).toBe(200);
    expect(await spin({ email, visitor })).toMatchObject(refusal);
    restore = setClock(() => new Date('2026-11-22T23:01:00Z'));
    expect((await spin({ email, visitor })).status).toBe(200);
  });

  test('a merchant may give more than one spin a day', async () => {
    await setWheel({ spinsPerDay: 3 });
    const by = { email: newMailbox(), visitor: secretId() };
    const answers = [await spin(by), await spin(by), await spin(by)];
    expect(answers.map(({ data }) => data.spinsLeft)).toEqual([2, 1, 0]);
    expect(await spin(by)).toMatchObject(refusal);
  });
});

describe('nobody farms it', () => {
  test('many tabs of one browser have one spin between them', async () => {
    await setWheel();
    const visitor = secretId();
    const tabs = await Promise.all(Array.from({ length: 25 }, () => spin({ visitor })));
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tabs.filter(({ code }) => code === 'NoSpinsLeft')).toHaveLength(24);
  });

  test('without his cookies he is still the same mailbox', async () => {
    await setWheel();
    const email = newMailbox();
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
  ])('one mailbox under many addresses is one: %s', async (_, emails) => {
    await setWheel();
    const answers = [];
    for (const email of emails) answers.push((await spin({ email })).status);
    expect(answers).toEqual([200, 409, 409]);
  });

  test('one mailbox has one spin in the shops of all countries', async () => {
    await setWheel();
    await setWheel({ countryId: shopIds.GR });
    const email = newMailbox();
    restore = setClock(() => new Date('2026-11-22T12:00:00Z'));
    expect((await spin({ email })).status).toBe(200);
    expect(await spin({ email, countryId: shopIds.GR })).toMatchObject(refusal);
  });

  test('who is signed in is one whatever browser and address he takes', async () => {
    await setWheel();
    const customer = await registeredCustomer(shop);
    expect((await spin({ headers: customer.headers })).status).toBe(200);
    expect(await spin({ headers: customer.headers })).toMatchObject(refusal);
  });

  test('many addresses from one of the network’s are so many as the merchant allows; a whole /64 is one', async () => {
    await setWheel({ spinsPerNetwork: 3 });
    const from = '203.0.113.7';
    const tries = await Promise.all(Array.from({ length: 12 }, () => spin({ from })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await spin()).status).toBe(200);
    const answers = [];
    for (const end of ['1', '2:3', 'ffff', '9']) answers.push((await spin({ from: `2001:db8:1:2::${end}` })).status);
    expect(answers).toEqual([200, 200, 200, 409]);
  });

  test('a refused spin takes nothing from those who share the address', async () => {
    await setWheel({ spinsPerNetwork: 2 });
    const [from, by] = ['203.0.113.8', { email: newMailbox(), visitor: secretId() }];
    expect((await spin({ ...by, from })).status).toBe(200);
    for (let index = 0; index < 5; index += 1) expect(await spin({ ...by, from })).toMatchObject(refusal);
    expect((await spin({ from })).status).toBe(200);
  });

  test('whoever tries without end is told to wait', async () => {
    await setWheel();
    const tries = await Promise.all(Array.from({ length: 125 }, () => spin({ email: 'no-email', from: '203.0.113.9' })));
    expect(tries.filter(({ code }) => code === 'TooManyRequests')).toHaveLength(5);
  });
});

describe('what is kept', () => {
  test('neither mailbox, browser nor address stands with a spin; after a day the key is gone with which one could have asked', async () => {
    await setWheel({ segments: blanks });
    const [email, visitor, from] = [newMailbox(), secretId(), newAddress()];
    restore = setClock(() => new Date('2026-11-22T12:00:00Z'));
    await spin({ email, visitor, from });
    const kept = JSON.stringify([await database.db.select().from(wheelSpins), await database.db.select().from(wheelTurns)]);
    for (const secret of [email, visitor, from]) expect(kept).not.toContain(secret);
    expect(await spinData(database.db, email)).toMatchObject([{ prize: null }]);
    restore = setClock(() => new Date('2026-11-24T04:10:00Z'));
    expect(await forgetOldSpins(database.db)).toEqual({ spins: 0, coupons: 0 });
    expect(await spinData(database.db, email)).toEqual([]);
    expect([await database.db.$count(wheelTurns), await database.db.$count(wheelKeys, eq(wheelKeys.day, '2026-11-22'))]).toEqual([0, 0]);
    expect(await database.db.$count(wheelSpins)).toBe(1);
    restore = setClock(() => new Date(Date.parse('2026-11-22T12:00:00Z') + days(397)));
    expect(await forgetOldSpins(database.db)).toEqual({ spins: 1, coupons: 0 });
  });

  test('a coupon that nobody has used goes a month after its end, one that an order has stays', async () => {
    restore = setClock(() => new Date('2026-11-22T12:00:00Z'));
    await setWheel();
    const used = (await spin({ email: 'jan@example.de' })).data.result.coupon?.code ?? '';
    const unused = (await spin()).data.result.coupon?.code ?? '';
    const cart = await shop.cartWith(shopIds.DE, { garment: await shop.garment() });
    expect((await shop.order(cart.id, readyForm('DE', { couponCode: used }))).status).toBe(201);
    const codes = async () => (await database.db.select({ code: coupons.code }).from(coupons)).map(({ code }) => code);
    restore = setClock(() => new Date('2027-01-04T12:00:00Z'));
    await forgetOldSpins(database.db);
    expect(await codes()).toEqual(expect.arrayContaining([used, unused]));
    restore = setClock(() => new Date('2027-01-07T12:00:00Z'));
    expect(await forgetOldSpins(database.db)).toMatchObject({ coupons: 1 });
    expect(await codes()).toContain(used);
    expect(await codes()).not.toContain(unused);
  });

  test('who asks is told what he has drawn; who wants to be forgotten leaves nothing behind', async () => {
    await setWheel();
    const email = newMailbox();
    const { coupon } = (await spin({ email })).data.result;
    await spin();
    expect(await spinData(database.db, email)).toMatchObject([{ prize: { kind: 'percent' }, coupon: { code: coupon?.code, email } }]);
    await inTransaction(database.db, async (tx) => {
      await forgetSpins(tx, [email]);
      await forgetCouponEmail(tx, email);
    });
    expect(await spinData(database.db, email)).toEqual([]);
    expect(await database.db.$count(wheelSpins)).toBe(1);
    expect(await database.db.$count(coupons, eq(coupons.boundEmail, email))).toBe(0);
  });
});
