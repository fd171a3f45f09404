import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, setClock } from '#kit/clock';
import { accountData, seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { mailbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { mailsTo, registeredCustomer, tokenIn } from '#testing/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { forgetSubscribers, forgetUnconfirmed } from './forget-subscribers.ts';
import { subscriberData } from './subscriber-data.ts';
import { newsletterSubscribers, newsletterTokens } from './tables.ts';

let database: Database;
let shop: TestShop;
let restore = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  await seedUserTypes(database.db);
});
afterEach(() => restore());
afterAll(() => database.close());

const words = 'Send me what is new by email. I can stop it at any time.';
let visitors = 0;
/** Each visitor has an address of his own: limits count by address. */
const ask = (email: string, changes: object = {}, from = `198.51.100.${(visitors += 1)}`) =>
  shop.call(
    'POST',
    'newsletter/subscriptions',
    { email, source: 'footer', text: words, countryId: shopIds.DE, languageId: 3, ...changes },
    { 'x-forwarded-for': from },
  );
const confirm = (token: string) => shop.call('POST', 'newsletter/confirmations', { token });
const leave = (token: string) => shop.call('POST', 'newsletter/unsubscribe', { token });
const rowOf = async (email: string) => (await database.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
const lastMail = async (email: string) => {
  await shop.runJobs();
  return (await mailsTo(shop, email))[0];
};
const countMails = async (email: string) => database.db.$count(mailbox, eq(mailbox.recipient, email));
/** Somebody who has followed the link, and the secret of the one that ends it. */
async function subscribed(email: string): Promise<string> {
  await ask(email);
  await confirm(tokenIn(await lastMail(email)));
  return tokenIn(await lastMail(email));
}

test('a mailbox is asked in its language, and is subscribed when its owner has followed the link: with words, time, place and the time of his answer', async () => {
  const at = new Date('2026-11-22T10:00:00Z');
  restore = setClock(() => at);
  expect((await ask(' Ana@Example.de ')).status).toBe(200);
  expect(await rowOf('ana@example.de')).toMatchObject({
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
  expect((await confirm(tokenIn(mail))).status).toBe(200);
  expect(await rowOf('ana@example.de')).toMatchObject({ status: 'confirmed', consentAt: at, confirmedAt: later });
});

test('a link works once, for seven days, and another’s or an invented one not at all', async () => {
  await ask('once@example.de');
  const token = tokenIn(await lastMail('once@example.de'));
  expect(await confirm('x'.repeat(43))).toMatchObject({ status: 410, code: 'LinkExpired' });
  restore = setClock(() => new Date(Date.now() + days(7) + 1));
  expect((await confirm(token)).status).toBe(410);
  restore();
  const both = await Promise.all([confirm(token), confirm(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const kept = await database.db.select().from(newsletterTokens);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('who is subscribed already is told so to the letter; who was only asked, has left or could not be reached gets the answer of a new one', async () => {
  const stop = await subscribed('known@example.de');
  const answer = await shop.app.fetch(
    new Request('http://localhost/api/newsletter/subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.250' },
      body: JSON.stringify({ email: 'KNOWN@example.de', source: 'footer', text: words, countryId: shopIds.DE, languageId: 3 }),
    }),
  );
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'AlreadySubscribed', message: 'Your email is already subscribed' });
  const fresh = await ask('fresh@example.de');
  await leave(stop);
  expect(await ask('known@example.de')).toEqual(fresh);
  expect(await ask('known@example.de')).toEqual(fresh);
});

test('what is no e-mail, has no words of consent or names a shop that is closed is not taken', async () => {
  expect((await ask('ana@')).params).toMatchObject({ issues: [{ field: 'email', code: 'email' }] });
  expect((await ask(' ')).params).toMatchObject({ issues: [{ field: 'email', code: 'required' }] });
  expect((await ask('words@example.de', { text: ' ' })).status).toBe(422);
  expect((await ask('shop@example.de', { countryId: 99_999 })).status).toBe(404);
  expect(await rowOf('words@example.de')).toBeUndefined();
});

test('one mailbox is asked three times a day at most, by however many; one address asks for twenty within an hour', async () => {
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

test('every mail carries the link that ends it for mail programs too; it works signed out and twice, and an altered one does not', async () => {
  const stop = await subscribed('leaves@example.de');
  const raw = (await mailsTo(shop, 'leaves@example.de'))[0]?.raw.replace(/=?\r\n\s?/g, '') ?? '';
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(raw).toContain(`/unsubscribe?token=${stop}`);
  expect(await leave(`${stop.slice(0, -2)}xx`)).toMatchObject({ status: 410 });
  expect(await leave(stop)).toMatchObject({ status: 200 });
  expect(await leave(stop)).toMatchObject({ status: 200 });
  expect(await rowOf('leaves@example.de')).toMatchObject({ status: 'unsubscribed' });
});

test('a mailbox that its server says is gone is written to no more, until a month has passed', async () => {
  await ask('gone@example.de');
  const gone = Object.assign(new Error('all recipients were rejected'), { responseCode: 550, command: 'RCPT TO' });
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(gone) };
  await shop.runJobs();
  shop.services.mailer = mailer;
  expect(await rowOf('gone@example.de')).toMatchObject({ status: 'bounced' });
  expect((await ask('gone@example.de')).status).toBe(200);
  await shop.runJobs();
  expect(await countMails('gone@example.de')).toBe(0);
  restore = setClock(() => new Date(Date.now() + days(31)));
  await ask('gone@example.de');
  await shop.runJobs();
  expect(await countMails('gone@example.de')).toBe(1);
});

test('who ticks it at registration is asked once: the mail that confirms his account confirms this too', async () => {
  const customer = await registeredCustomer(shop, { newsletter: true, newsletterText: words });
  const welcome = await lastMail(customer.email);
  expect(await rowOf(customer.email)).toMatchObject({ status: 'pending', source: 'registration', consentText: words });
  expect(await countMails(customer.email)).toBe(1);
  await shop.call('POST', 'auth/confirmEmail', { token: tokenIn(welcome) });
  await shop.runJobs();
  expect(await rowOf(customer.email)).toMatchObject({ status: 'confirmed' });
  expect(await countMails(customer.email)).toBe(1);
});

test('the account’s settings and the links agree: a confirmed address is never asked again, and leaving by a link takes the tick away', async () => {
  const customer = await registeredCustomer(shop);
  await shop.call('POST', 'auth/confirmEmail', { token: tokenIn(await lastMail(customer.email)) });
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
  expect(await rowOf(customer.email)).toMatchObject({ status: 'confirmed', source: 'account', consentText: words });
  const before = await countMails(customer.email);
  expect((await ask(customer.email)).code).toBe('AlreadySubscribed');
  await settings(false);
  await shop.runJobs();
  expect(await rowOf(customer.email)).toMatchObject({ status: 'unsubscribed' });
  expect(await countMails(customer.email)).toBe(before);

  const stop = await subscribed(customer.email);
  expect((await accountData(database.db, customer.id)).profile?.isSubscribed).toBe(true);
  await leave(stop);
  expect((await accountData(database.db, customer.id)).profile?.isSubscribed).toBe(false);
});

test('who never answers is forgotten after thirty days; who asks gets all that is kept of him, and who wants to be forgotten is', async () => {
  await subscribed('kept@example.de');
  await ask('silent@example.de');
  restore = setClock(() => new Date(Date.now() + days(31)));
  expect(await forgetUnconfirmed(database.db)).toBeGreaterThan(0);
  expect(await rowOf('silent@example.de')).toBeUndefined();
  expect(await subscriberData(database.db, 'kept@example.de')).toMatchObject({ status: 'confirmed', consentText: words });
  expect(await subscriberData(database.db, 'kept@example.de')).not.toHaveProperty('linkKey');
  await inTransaction(database.db, (tx) => forgetSubscribers(tx, ['kept@example.de']));
  expect(await subscriberData(database.db, 'kept@example.de')).toBeNull();
});
