import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, hours, minutes, setClock } from '#kit/clock';
import { countMailingVisits } from '#modules/newsletter';
import { refreshWholeListing } from '#modules/search';
import type { MailMessage } from '#platform/mailer';
import type { Services } from '#platform/services';
import { mailings, newsletterDeliveries, newsletterSubscribers } from '#tables/newsletter';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { addWinBacks } from '#modules/newsletter';
import { sendDeliveries } from './send-deliveries.ts';

const { SI, DE, BD } = shopIds;
const start = new Date('2026-11-20T09:00:00Z');

let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let garment: TestGarment;
let onlyInSlovenia: TestGarment;
let resetClock = (): void => undefined;
/** Emails of the mailer, and what it does with each. */
let sent: MailMessage[] = [];
let deliver: (message: MailMessage) => Promise<void> = () => Promise.resolve();

/** Services with a mailer in the place of a mail server. */
const getServices = (perMinute = 100): Services => ({
  ...shop.services,
  config: { ...shop.services.config, newsletterMailsPerMinute: perMinute },
  mailer: {
    send: async (message) => {
      await deliver(message);
      sent.push(message);
    },
    close: () => undefined,
  },
});
const setTime = (time: Date) => {
  resetClock();
  resetClock = setClock(() => time);
};
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const run = (perMinute?: number) => sendDeliveries(getServices(perMinute), new AbortController().signal);
const listRecipients = () => sent.map(({ to }) => to.split('@')[0]).toSorted();

beforeAll(async () => {
  shop = openTestShop(await createTestDatabase());
  staff = await signedInStaff(shop, { role: 'user', areas: ['marketing'] });
  garment = await shop.garment({ name: 'Linen shirt', names: { 3: 'Leinenhemd' } });
  onlyInSlovenia = await shop.garment({ name: 'Alpine coat', prices: { [SI]: 9900 } });
  await refreshWholeListing(shop.database.db);
});
beforeEach(async () => {
  await shop.database.db.delete(mailings);
  await shop.database.db.delete(newsletterSubscribers);
  sent = [];
  deliver = () => Promise.resolve();
  setTime(start);
});
afterEach(() => resetClock());
afterAll(() => shop.database.close());

async function subscribe(name: string, changes: Partial<typeof newsletterSubscribers.$inferInsert> = {}): Promise<void> {
  await shop.database.db.insert(newsletterSubscribers).values({
    ...{ email: `${name}@example.si`, countryId: SI, languageId: 1, status: 'confirmed', consentText: 'News', source: 'footer' },
    ...{ consentAt: start, confirmedAt: start, linkKey: crypto.randomUUID(), ...changes },
  });
}

const inLanguages = (english: string, german: string) => [
  { languageId: 1, text: english },
  { languageId: 3, text: german },
];
const form = (changes: object = {}) => ({
  name: 'Linen week',
  texts: [
    { languageId: 1, subject: 'Linen is here', preview: 'For warm days' },
    { languageId: 3, subject: 'Leinen ist da', preview: 'Für warme Tage' },
  ],
  blocks: [
    { kind: 'heading', texts: inLanguages('Linen & more', 'Leinen & mehr') },
    { kind: 'text', texts: inLanguages('Read **all** in [our guide](/size-guides).', 'Lesen Sie **alles** im [Ratgeber](/size-guides).') },
    { kind: 'products', source: 'chosen', productIds: [garment.productId, onlyInSlovenia.productId], categoryId: null, take: 4 },
    { kind: 'button', link: '/brands', texts: inLanguages('All brands', 'Alle Marken') },
    { kind: 'divider' },
  ],
  audience: {},
  ...changes,
});

interface Opened {
  id: number;
  revision: string;
  state: string;
  results: Record<string, unknown>;
}
const create = async (changes: object = {}): Promise<Opened> => {
  const { data, status, params } = await staff.call<Opened>('POST', 'admin/mailings', form(changes));
  expect(status, JSON.stringify(params)).toBe(200);
  return data;
};
const schedule = ({ id, revision }: Opened, sendAt: Date | null = null) =>
  staff.call('POST', `admin/mailings/${id}/schedule`, { sendAt: sendAt?.toISOString() ?? null, revision });
const open = async ({ id }: Pick<Opened, 'id'>) => (await staff.call<Opened>('GET', `admin/mailings/${id}`)).data;
const sendNow = async (changes: object = {}): Promise<Opened> => {
  const mailing = await create(changes);
  expect((await schedule(mailing)).status).toBe(200);
  return mailing;
};

test('a mailing is sent once to each confirmed subscriber, as HTML and as plain text, with one-click unsubscribe and own-channel links', async () => {
  await subscribe('ana');
  await subscribe('bor');
  await subscribe('pending', { status: 'pending', confirmedAt: null });
  const mailing = await sendNow();
  await run();
  await run();
  expect(listRecipients()).toEqual(['ana', 'bor']);
  expect(await open(mailing)).toMatchObject({ state: 'sent', results: { recipients: 2, sent: 2, waiting: 0 } });

  const [mail] = sent;
  expect(mail?.subject).toBe('Linen is here');
  const token = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(new RegExp(`^<http.*/unsubscribe\\?token=${token}>$`)) as string,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const utm = `utm_source=newsletter&utm_medium=email&utm_campaign=mailing-${mailing.id}`;
  for (const part of ['LINEN & MORE', 'Read all in our guide (http', `/size-guides?${utm}`, 'Linea · Linen shirt', 'All brands:\nhttp', '€19.99'])
    expect(mail?.text).toContain(part);
  for (const part of [
    'Linen &amp; more</h1>',
    '<strong>all</strong>',
    `/brands?${utm.replaceAll('&', '&amp;')}"`,
    'Linen shirt',
    '/unsubscribe?token=',
  ])
    expect(mail?.html).toContain(part);
  // Nothing reports that the email was opened.
  expect(mail?.html).not.toMatch(/<img(?![^>]*_ipx)/);
});

test('a run that ends in the middle misses nobody and sends nothing twice', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const name of names) await subscribe(name);
  const mailing = await sendNow();
  // The process ends while it sends to c: nothing that the run would do afterwards happens.
  deliver = ({ to }) => (to.startsWith('c@') ? new Promise(() => undefined) : Promise.resolve());
  void run();
  await expect.poll(() => sent.length).toBe(4);
  deliver = () => Promise.resolve();
  await run();
  // The claim of c is still valid, so nobody gets the email twice.
  expect(listRecipients()).toEqual(names.filter((name) => name !== 'c'));
  expect((await open(mailing)).state).toBe('sending');
  setTime(at(minutes(4)));
  await run();
  expect(sent).toHaveLength(7);
  setTime(at(minutes(6)));
  await run();
  await run();
  expect(listRecipients()).toEqual(names);
  expect((await open(mailing)).state).toBe('sent');
});

test('simultaneous runs share the throttle and send each email once', async () => {
  for (let index = 0; index < 12; index += 1) await subscribe(`many${index}`);
  await sendNow();
  await Promise.all([run(5), run(5), run(5)]);
  expect(sent).toHaveLength(5);
  // The wait would be longer than a run.
  setTime(at(5000));
  await run(5);
  expect(sent).toHaveLength(5);
  setTime(at(minutes(1) + 1000));
  await run(5);
  setTime(at(minutes(2) + 2000));
  await run(5);
  expect(new Set(listRecipients()).size).toBe(12);
  expect(sent).toHaveLength(12);
});

test('a scheduled mailing waits for its time, selects its subscribers then, and skips those who unsubscribe before their email', async () => {
  await subscribe('ana');
  const mailing = await create();
  await schedule(mailing, at(hours(1)));
  expect((await staff.call('PUT', `admin/mailings/${mailing.id}`, { ...form(), revision: (await open(mailing)).revision })).code).toBe(
    'MailingLocked',
  );
  await run();
  expect(sent).toEqual([]);
  await subscribe('bor');
  await subscribe('left');
  setTime(at(hours(1)));
  deliver = async ({ to }) => {
    if (!to.startsWith('ana@')) return;
    await shop.database.db.update(newsletterSubscribers).set({ status: 'unsubscribed' }).where(eq(newsletterSubscribers.email, 'left@example.si'));
  };
  await run(1);
  setTime(at(hours(1) + minutes(2)));
  await run();
  expect(listRecipients()).toEqual(['ana', 'bor']);
  expect(await open(mailing)).toMatchObject({ state: 'sent', results: { sent: 2, skipped: 1 } });
});

test('a cancelled mailing sends no further email and cannot be sent again, but its copy can', async () => {
  await subscribe('ana');
  await subscribe('bor');
  const mailing = await sendNow();
  await run(1);
  expect((await staff.call('POST', `admin/mailings/${mailing.id}/cancel`)).status).toBe(200);
  setTime(at(minutes(2)));
  await run();
  expect(sent).toHaveLength(1);
  expect(await schedule(await open(mailing))).toMatchObject({ status: 409, code: 'MailingLocked' });
  const { data: copy } = await staff.call<Opened>('POST', `admin/mailings/${mailing.id}/duplicate`);
  expect((await schedule(await open(copy))).status).toBe(200);
  await run();
  expect(sent).toHaveLength(3);
});

test('an email is in the language of its subscriber, or else in English, with prices and products of their country', async () => {
  await subscribe('german', { countryId: DE, languageId: 3 });
  await subscribe('austrian', { countryId: DE, languageId: 17 });
  await subscribe('greek', { countryId: DE, languageId: 6 });
  await subscribe('bengali', { countryId: BD, languageId: 2 });
  await subscribe('slovene');
  await sendNow();
  await run();
  const find = (name: string) => sent.find(({ to }) => to.startsWith(name));
  expect(find('german')).toMatchObject({
    subject: 'Leinen ist da',
    text: expect.stringMatching(/Leinenhemd[^]*21,99\s€[^]*Newsletter abbestellen/) as string,
  });
  expect(find('austrian')?.subject).toBe('Leinen ist da');
  expect(find('greek')).toMatchObject({
    subject: 'Linen is here',
    text: expect.stringMatching(/Read all in[^]*Διαγραφή από το newsletter/) as string,
  });
  expect(find('greek')?.html).toContain('<html lang="en-GB">');
  expect(find('greek')?.html).toContain('lang="el-GR"');
  expect(find('bengali')?.text).toMatch(/২,১৯০|2,190/);
  expect(find('slovene')?.text).toContain('Alpine coat');
  for (const name of ['german', 'bengali']) expect(find(name)?.text).not.toContain('Alpine coat');
});

test('an unknown mailbox ends the subscription, and an unavailable mail server postpones the email', async () => {
  await subscribe('unknown');
  await subscribe('ana');
  const mailing = await sendNow();
  const refuse = () => Promise.reject(Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' }));
  deliver = ({ to }) => (to.startsWith('unknown@') ? refuse() : Promise.reject(new Error('connection refused')));
  await run();
  expect(sent).toEqual([]);
  const [unknown] = await shop.database.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, 'unknown@example.si'));
  expect(unknown?.status).toBe('bounced');
  deliver = () => Promise.resolve();
  setTime(at(minutes(2)));
  await run();
  expect(listRecipients()).toEqual(['ana']);
  expect(await open(mailing)).toMatchObject({ state: 'sent', results: { sent: 1, bounced: 1 } });
});

test('the results count who unsubscribed by the mailing, its visits, and the orders of recipients within seven days', async () => {
  for (const name of ['ana', 'bor', 'late']) await subscribe(name);
  const mailing = await sendNow();
  await run();
  const mail = sent.find(({ to }) => to.startsWith('bor@'));
  const token = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const other = /unsubscribe\?token=([\w-]+)/.exec(sent.find(({ to }) => to.startsWith('ana@'))?.text ?? '')?.[1] ?? '';
  // The id of another email in a token counts for nobody.
  await shop.call('POST', 'newsletter/unsubscribe', { token: token.replace(/-\w+$/, other.slice(other.lastIndexOf('-'))) });
  expect((await open(mailing)).results).toMatchObject({ unsubscribed: 0 });
  await shop.database.db.update(newsletterSubscribers).set({ status: 'confirmed' }).where(eq(newsletterSubscribers.email, 'bor@example.si'));
  expect((await shop.call('POST', 'newsletter/unsubscribe', { token })).status).toBe(200);
  await countMailingVisits(shop.database.db, new Map([[mailing.id, 3]]));
  const order = async (name: string, time: number) => {
    setTime(at(time));
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    return (await shop.order(cart.id, readyForm('SI', { email: `${name}@example.si` }))).data;
  };
  await order('ana', hours(3));
  await order('late', days(8));
  await order('stranger', hours(3));
  const { results } = await open(mailing);
  expect(results).toMatchObject({ unsubscribed: 1, visits: 3, orders: 1, sales: [{ currency: 'EUR' }] });
  // A win-back email does not take the orders from the mailing.
  const [winner] = await shop.database.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, 'ana@example.si'));
  const winBack = { flow: 'win-back' as const, subscriberId: winner?.id, status: 'sent' as const, dueAt: start, sentAt: at(hours(2)) };
  await shop.database.db.insert(newsletterDeliveries).values(winBack);
  expect((await open(mailing)).results).toMatchObject({ orders: 1 });
  // A later mailing gets the orders after it.
  setTime(at(hours(4)));
  const next = await sendNow({ name: 'Wool week' });
  await run();
  await order('ana', hours(5));
  expect((await open(mailing)).results).toMatchObject({ orders: 1 });
  expect((await open(next)).results).toMatchObject({ orders: 1 });
});

test('a mailing that is incomplete or was changed meanwhile is not sent, and staff without the area cannot open it', async () => {
  const incomplete = await create({ texts: [{ languageId: 3, subject: 'Leinen', preview: '' }] });
  expect(await schedule(incomplete)).toMatchObject({ status: 422, params: { issues: [{ field: 'texts' }] } });
  const mailing = await create();
  await staff.call('PUT', `admin/mailings/${mailing.id}`, { ...form({ name: 'Changed' }), revision: mailing.revision });
  expect((await schedule(mailing)).status).toBe(409);
  const unknownLink = { kind: 'button', link: '/product/no-such-thing', texts: inLanguages('Look', 'Ansehen') };
  expect(await staff.call('POST', 'admin/mailings', form({ blocks: [unknownLink] }))).toMatchObject({
    status: 422,
    params: { issues: [{ field: 'blocks.0.link' }] },
  });
  const other = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
  expect((await other.call('GET', `admin/mailings/${mailing.id}`)).status).toBe(403);
});

test('staff preview a mailing and send it to themselves, without an unsubscribe link of a subscriber', async () => {
  const mailing = await create();
  const { data } = await staff.call<{ subject: string; html: string }>('GET', `admin/mailings/${mailing.id}/preview?countryId=${DE}&languageId=3`);
  expect(data).toMatchObject({ subject: 'Leinen ist da', html: expect.stringContaining('Leinenhemd') as string });
  await subscribe('ana');
  expect((await staff.call('GET', `admin/mailings/${mailing.id}/audience`)).data).toEqual({ count: 1, countries: [{ countryId: SI, count: 1 }] });
  expect((await staff.call('POST', `admin/mailings/${mailing.id}/test`, { countryId: DE, languageId: 3 })).status).toBe(200);
  resetClock();
  await shop.runJobs();
  const { rows } = await shop.database.db.execute<{ subject: string }>(sql`select subject from mailbox where recipient = ${staff.email}`);
  expect(rows.map(({ subject }) => subject)).toEqual(['[Test] Leinen ist da']);
});

test('the win-back flow writes to subscribers whose last order is old, once within its pause, only while it is active', async () => {
  await subscribe('gone');
  await subscribe('recent');
  await subscribe('never');
  const place = async (name: string, time: number) => {
    setTime(at(time));
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    await shop.order(cart.id, readyForm('SI', { email: `${name}@example.si` }));
  };
  await place('gone', -days(200));
  await place('recent', -days(20));
  setTime(start);
  expect(await addWinBacks(shop.database.db)).toBe(0);
  const settings = { isActive: true, delayDays: 90, pauseDays: 100, couponCode: '' };
  expect((await staff.call('PUT', 'admin/newsletter-flows/win-back', settings)).status).toBe(200);
  expect((await staff.call('PUT', 'admin/newsletter-flows/win-back', { ...settings, couponCode: 'NONE' })).status).toBe(422);
  const added = await Promise.all([addWinBacks(shop.database.db), addWinBacks(shop.database.db)]);
  expect(added.toSorted()).toEqual([0, 1]);
  await run();
  expect(sent).toMatchObject([
    {
      to: 'gone@example.si',
      subject: expect.stringContaining('What’s new at') as string,
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    },
  ]);
  expect(sent[0]?.text).toContain('utm_campaign=win-back');
  setTime(at(days(60)));
  expect(await addWinBacks(shop.database.db)).toBe(0);
  // By then, the other customer has not ordered for 90 days either.
  setTime(at(days(101)));
  expect(await addWinBacks(shop.database.db)).toBe(2);
  await shop.database.db.delete(newsletterDeliveries);
});
