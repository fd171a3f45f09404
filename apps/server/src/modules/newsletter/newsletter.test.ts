import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, setClock } from '#kit/clock';
import { readAccountData, seedUserTypes } from '#modules/accounts';
import { saveCoupon } from '#modules/promotions';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { inbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { listOtherSpellings } from '#testing/inputs/other-spellings';
import { listMails, registeredCustomer, getMailToken } from '#testing/people/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { deleteSubscribers, deleteUnconfirmed } from './delete-subscribers.ts';
import { mailingAudienceSchema } from './contract.ts';
import { saveFlowSettings } from './flows/flow-settings.ts';
import { readSubscriberData } from './subscriber-data.ts';
import { mailings, newsletterDeliveries, newsletterSubscribers, newsletterTokens } from './tables.ts';

let database: Database;
let shop: TestShop;
let restore = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
});
afterEach(() => restore());
afterAll(() => database.close());

const words = 'Send me what is new by email. I can stop it at any time.';
let visitors = 0;
/** Each call has its own address, because limits count per address. */
const ask = (email: string, changes: object = {}, from = `198.51.100.${(visitors += 1)}`) =>
  shop.call(
    'POST',
    'newsletter/subscriptions',
    { email, source: 'footer', text: words, countryId: shopIds.DE, languageId: 3, ...changes },
    { 'x-forwarded-for': from },
  );
const confirm = (token: string) => shop.call('POST', 'newsletter/confirmations', { token });
const leave = (token: string) => shop.call('POST', 'newsletter/unsubscribe', { token });
const findRow = async (email: string) => (await database.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
const lastMail = async (email: string) => {
  await shop.runJobs();
  return (await listMails(shop, email))[0];
};
const countMails = async (email: string) => database.db.$count(inbox, eq(inbox.recipient, email));
/** Creates a confirmed subscriber. @returns the unsubscribe token */
async function subscribed(email: string): Promise<string> {
  await ask(email);
  await confirm(getMailToken(await lastMail(email)));
  return getMailToken(await lastMail(email));
}

test('a subscription is confirmed by a mail in its language and stored with consent text, times and place', async () => {
  const at = new Date('2026-11-22T10:00:00Z');
  restore = setClock(() => at);
  expect((await ask(' Ana@Example.de ')).status).toBe(200);
  expect(await findRow('ana@example.de')).toMatchObject({
    status: 'pending',
    consentText: words,
    consentAt: at,
    source: 'footer',
    countryId: shopIds.DE,
    confirmedAt: null,
  });
  const mail = await lastMail('ana@example.de');
  expect(mail?.subject).toContain('Bitte bestätigen');
  const later = new Date('2026-11-22T11:00:00Z');
  restore = setClock(() => later);
  expect((await confirm(getMailToken(mail))).status).toBe(200);
  expect(await findRow('ana@example.de')).toMatchObject({ status: 'confirmed', consentAt: at, confirmedAt: later });
});

test('a confirmation link works once within seven days, and an invented one never works', async () => {
  await ask('once@example.de');
  const token = getMailToken(await lastMail('once@example.de'));
  expect(await confirm('x'.repeat(43))).toMatchObject({ status: 410, code: 'LinkExpired' });
  restore = setClock(() => new Date(Date.now() + days(7) + 1));
  expect((await confirm(token)).status).toBe(410);
  restore();
  const both = await Promise.all([confirm(token), confirm(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const stored = await database.db.select().from(newsletterTokens);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a confirmed subscriber gets the message of the specification; a pending, ended or bounced one is answered like a new one', async () => {
  const stop = await subscribed('known@example.de');
  const response = await shop.app.fetch(
    new Request('http://localhost/api/newsletter/subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.250' },
      body: JSON.stringify({ email: 'KNOWN@example.de', source: 'footer', text: words, countryId: shopIds.DE, languageId: 3 }),
    }),
  );
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'AlreadySubscribed', message: 'Your email is already subscribed' });
  const fresh = await ask('fresh@example.de');
  await leave(stop);
  expect(await ask('known@example.de')).toEqual(fresh);
  expect(await ask('known@example.de')).toEqual(fresh);
});

test('an invalid email, a missing consent text and a closed country are refused', async () => {
  expect((await ask('ana@')).params).toMatchObject({ issues: [{ field: 'email', code: 'email' }] });
  expect((await ask(' ')).params).toMatchObject({ issues: [{ field: 'email', code: 'required' }] });
  expect((await ask('words@example.de', { text: ' ' })).status).toBe(422);
  expect((await ask('shop@example.de', { countryId: 99_999 })).status).toBe(404);
  expect(await findRow('words@example.de')).toBeUndefined();
});

test('one email gets at most three confirmation mails a day, and one network address can request twenty an hour', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask('often@example.de')));
  await shop.runJobs();
  expect(await countMails('often@example.de')).toBe(3);
  restore = setClock(() => new Date(Date.now() + days(1)));
  await ask('often@example.de');
  await shop.runJobs();
  expect(await countMails('often@example.de')).toBe(4);
  restore();
  const many = await Promise.all(Array.from({ length: 22 }, (_, index) => ask(`n${index}@example.de`, {}, '203.0.113.9')));
  expect(many.filter(({ code }) => code === 'TooManyRequests')).toHaveLength(2);
});

test('every mail carries a one-click unsubscribe link that works signed out and repeatedly, and an altered link fails', async () => {
  const stop = await subscribed('leaves@example.de');
  const raw = (await listMails(shop, 'leaves@example.de'))[0]?.raw.replace(/=?\r\n\s?/g, '') ?? '';
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(raw).toContain(`/unsubscribe?token=${stop}`);
  for (const altered of [`0${stop}`, `${stop}x`, `${stop.slice(0, -6)}abcdef`, ...listOtherSpellings(stop)])
    expect(await leave(altered), altered).toMatchObject({ status: 410 });
  expect(await leave(stop)).toMatchObject({ status: 200 });
  expect(await leave(stop)).toMatchObject({ status: 200 });
  expect(await findRow('leaves@example.de')).toMatchObject({ status: 'unsubscribed' });
});

test('an address that bounced gets no mail for a month', async () => {
  await ask('gone@example.de');
  const deleted = Object.assign(new Error('all recipients were rejected'), { responseCode: 550, command: 'RCPT TO' });
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(deleted) };
  await shop.runJobs();
  shop.services.mailer = mailer;
  expect(await findRow('gone@example.de')).toMatchObject({ status: 'bounced' });
  expect((await ask('gone@example.de')).status).toBe(200);
  await shop.runJobs();
  expect(await countMails('gone@example.de')).toBe(0);
  restore = setClock(() => new Date(Date.now() + days(31)));
  await ask('gone@example.de');
  await shop.runJobs();
  expect(await countMails('gone@example.de')).toBe(1);
});

test('a subscription at registration sends one mail, which confirms account and newsletter', async () => {
  const customer = await registeredCustomer(shop, { newsletter: true, newsletterText: words });
  const welcome = await lastMail(customer.email);
  expect(await findRow(customer.email)).toMatchObject({ status: 'pending', source: 'registration', consentText: words });
  expect(await countMails(customer.email)).toBe(1);
  await shop.call('POST', 'auth/confirmEmail', { token: getMailToken(welcome) });
  await shop.runJobs();
  expect(await findRow(customer.email)).toMatchObject({ status: 'confirmed' });
  expect(await countMails(customer.email)).toBe(1);
});

test('account settings and links agree: a confirmed address is not asked again, and unsubscribing by link clears the setting', async () => {
  const customer = await registeredCustomer(shop);
  await shop.call('POST', 'auth/confirmEmail', { token: getMailToken(await lastMail(customer.email)) });
  const settings = (newsletter: boolean) =>
    customer.call('PUT', `user/updateUserProfile/${customer.id}`, {
      firstName: 'Ana',
      lastName: 'Novak',
      phone: '031 234 567',
      countryCode: '386',
      dateOfBirth: '',
      gender: '',
      newsletter,
      newsletterText: words,
    });
  await settings(true);
  await shop.runJobs();
  expect(await findRow(customer.email)).toMatchObject({ status: 'confirmed', source: 'account', consentText: words });
  const before = await countMails(customer.email);
  expect((await ask(customer.email)).code).toBe('AlreadySubscribed');
  await settings(false);
  await shop.runJobs();
  expect(await findRow(customer.email)).toMatchObject({ status: 'unsubscribed' });
  expect(await countMails(customer.email)).toBe(before);

  const stop = await subscribed(customer.email);
  expect((await readAccountData(database.db, customer.id)).profile?.isSubscribed).toBe(true);
  await leave(stop);
  expect((await readAccountData(database.db, customer.id)).profile?.isSubscribed).toBe(false);
});

test('an unconfirmed subscription is deleted after thirty days; a data export contains the subscription, and a deletion removes it', async () => {
  await subscribed('kept@example.de');
  await ask('silent@example.de');
  restore = setClock(() => new Date(Date.now() + days(31)));
  expect(await deleteUnconfirmed(database.db)).toBeGreaterThan(0);
  expect(await findRow('silent@example.de')).toBeUndefined();
  expect(await readSubscriberData(database.db, 'kept@example.de')).toMatchObject({ status: 'confirmed', consentText: words });
  expect(await readSubscriberData(database.db, 'kept@example.de')).not.toHaveProperty('linkKey');
  await inTransaction(database.db, (tx) => deleteSubscribers(tx, ['kept@example.de']));
  expect(await readSubscriberData(database.db, 'kept@example.de')).toBeNull();
});

test('the welcome email is sent once, also to a person who unsubscribes and confirms again', async () => {
  const email = 'again@example.de';
  await leave(await subscribed(email));
  await ask(email);
  const question = await lastMail(email);
  const before = await countMails(email);
  expect((await confirm(getMailToken(question))).status).toBe(200);
  await shop.runJobs();
  expect(await findRow(email)).toMatchObject({ status: 'confirmed' });
  expect(await countMails(email)).toBe(before);
  expect((await readSubscriberData(database.db, email))?.emails).toMatchObject([{ flow: 'welcome', subject: null }]);
});

test('a data export names each mailing by the subject that the subscriber got, and when they unsubscribed by it', async () => {
  const email = 'export@example.de';
  await subscribed(email);
  const at = new Date('2026-11-20T10:00:00Z');
  const subscriber = await findRow(email);
  const [mailing] = await database.db
    .insert(mailings)
    .values({
      ...{ name: 'Internal name', state: 'sent', blocks: [], createdAt: at, audience: mailingAudienceSchema.parse({}) },
      texts: [
        { languageId: 1, subject: 'Linen', preview: '' },
        { languageId: 3, subject: 'Leinen', preview: '' },
      ],
    })
    .returning({ id: mailings.id });
  const delivery = { mailingId: mailing?.id, subscriberId: subscriber?.id, status: 'sent' as const, dueAt: at, sentAt: at, unsubscribedAt: at };
  await database.db.insert(newsletterDeliveries).values(delivery);
  const { emails } = (await readSubscriberData(database.db, email)) ?? {};
  expect(emails).toContainEqual({ subject: 'Leinen', flow: null, sentAt: at, unsubscribedAt: at });
  expect(JSON.stringify(emails)).not.toContain('Internal name');
});

test('the welcome email follows after the delay that staff set, with the coupon of the flow, and is not sent once the flow is off', async () => {
  const { db } = database;
  await saveCoupon(db, { code: 'HELLO10', kind: 'percent', terms: { rate: 1000 } });
  const saveFlow = (isActive: boolean) =>
    inTransaction(db, (tx) => saveFlowSettings(tx, 'welcome', { isActive, delayDays: 2, pauseDays: 365, couponCode: 'HELLO10' }));
  /** Confirms a subscription. @returns the number of emails before the delay has passed */
  const confirmNew = async (email: string) => {
    await ask(email);
    await confirm(getMailToken(await lastMail(email)));
    await shop.runJobs();
    return countMails(email);
  };
  /** Lets two days pass for the queue, which has the clock of the database. */
  const passDelay = async () => {
    await db.execute(sql`update pgboss.job set start_after = start_after - interval '2 days' where name = 'send-newsletter-welcome'`);
    await shop.runJobs();
  };
  await saveFlow(true);
  expect(await confirmNew('patient@example.de')).toBe(1);
  await passDelay();
  expect(await countMails('patient@example.de')).toBe(2);
  expect((await lastMail('patient@example.de'))?.text).toContain('HELLO10');

  expect(await confirmNew('late@example.de')).toBe(1);
  await saveFlow(false);
  await passDelay();
  expect(await countMails('late@example.de')).toBe(1);
});
