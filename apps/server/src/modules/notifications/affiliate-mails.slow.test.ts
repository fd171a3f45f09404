import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, hours, minutes, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import {
  adjustLedger,
  approveDue,
  exportPayouts,
  listHeldCommissions,
  markFailed,
  markPaid,
  preparePayouts,
  reviewCommission,
} from '#modules/affiliates';
import type { Database } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { affiliates } from '#tables/affiliates';
import { commissions } from '#tables/affiliates/commissions';
import { affiliateNotifications } from '#tables/notifications';
import { activeAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { placeCreditedOrder } from '#testing/orders/credited-order';
import { deliverForCash } from '#testing/orders/delivered-order';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { createTestDatabase } from '#testing/database';
import { listMails } from '#testing/people/registered-customer';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { affiliateMailJobs } from './send-affiliate-mail.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database, { PAYOUT_IBAN: 'SI56263300012039086' });
});
afterAll(() => database.close());
afterEach(() => setClock(() => new Date())());

const earn = ({ affiliateId }: TestAffiliate, amount: number) =>
  inTransaction(database.db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount, reason: 'Bonus', by: 'Mira' }));

/** Creates an affiliate with an account and a balance, and clears their emails. @param languageId the language of programme emails */
async function payable(languageId: number): Promise<TestAffiliate> {
  const affiliate = await activeAffiliate(shop, { languageId });
  await database.db
    .update(affiliates)
    .set({ payoutAccount: buildPayoutAccount(affiliate.affiliateId) })
    .where(eq(affiliates.id, affiliate.affiliateId));
  await earn(affiliate, 12_345);
  await shop.runJobs();
  return affiliate;
}
async function prepared({ affiliateId }: TestAffiliate) {
  const [payout] = await preparePayouts(database.db, { affiliateIds: [affiliateId], by: 'Mira' });
  if (!payout) throw new Error('nothing was prepared');
  return payout;
}
/** Returns the emails to an affiliate since they joined, oldest first. */
const listMailSubjects = async (affiliate: TestAffiliate) =>
  (await listMails(shop, affiliate.email))
    .reverse()
    .map(({ subject }) => subject.replaceAll('\u00a0', ' '))
    .filter((subject) => /123|PO-/.test(subject));
const tellAgain = (affiliateId: number, payoutId: number, status: 'paid' | 'failed') =>
  inTransaction(database.db, (tx) => publish(tx, { type: 'affiliate.payout-moved', payload: { payoutId, affiliateId, status } }));

test('an affiliate gets one email each when a payout is sent or fails, in their language, and none before', async () => {
  const [jonas, eleni, rafi] = [await payable(3), await payable(6), await payable(2)];
  const first = await prepared(jonas);
  const [second, third] = [await prepared(eleni), await prepared(rafi)];
  await exportPayouts(shop.services, { kind: 'pain.001', currency: 'EUR', by: 'Mira' });
  await shop.runJobs();
  for (const one of [jonas, eleni, rafi]) expect(await listMailSubjects(one)).toEqual([]);

  await markFailed(database.db, { payoutIds: [first.id], reason: 'Das Konto ist geschlossen' });
  await markPaid(database.db, { payoutIds: [second.id, third.id] });
  await shop.runJobs();
  expect(await listMailSubjects(jonas)).toEqual([`Ihre Auszahlung ${first.number} ist fehlgeschlagen`]);
  expect((await listMails(shop, jonas.email))[0]?.text).toContain('Das Konto ist geschlossen');
  expect(await listMailSubjects(eleni)).toEqual(['Σας στείλαμε 123,45 €']);
  expect(await listMailSubjects(rafi)).toHaveLength(0);
  expect((await listMails(shop, rafi.email))[0]?.subject).toContain('১২৩.৪৫');

  // The next payout has its own email; repeated events and repeated marks send none.
  const again = await prepared(jonas);
  await markPaid(database.db, { payoutIds: [again.id] });
  await markPaid(database.db, { payoutIds: [again.id] });
  await tellAgain(jonas.affiliateId, first.id, 'failed');
  for (let time = 0; time < 5; time += 1) await tellAgain(jonas.affiliateId, again.id, 'paid');
  await shop.runJobs();
  expect(await listMailSubjects(jonas)).toEqual([`Ihre Auszahlung ${first.number} ist fehlgeschlagen`, '123,45 € sind unterwegs zu Ihnen']);
});

test('a job that runs twice concurrently, or again after the mail server refused, sends one email', async () => {
  const jonas = await payable(1);
  const payout = await prepared(jonas);
  await markPaid(database.db, { payoutIds: [payout.id] });
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(new Error('451 try again later')) };
  await expect(shop.runJobs()).rejects.toThrow('451');
  shop.services.mailer = mailer;
  expect(await listMailSubjects(jonas)).toEqual([]);

  const job = affiliateMailJobs.find(({ name }) => name === 'send-payout-mail');
  const run = () =>
    job?.run(shop.services, { payoutId: payout.id, status: 'paid' } as never, { id: crypto.randomUUID(), signal: new AbortController().signal });
  await Promise.allSettled([run(), run(), run()]);
  await run();
  expect(await listMailSubjects(jonas)).toEqual(['€123.45 is on its way to you']);
});

test('the email of a sender that crashed is sent by the next one after five minutes', async () => {
  const jonas = await payable(1);
  const payout = await prepared(jonas);
  await markPaid(database.db, { payoutIds: [payout.id] });
  const claim = { affiliateId: jonas.affiliateId, kind: `payout-paid-${payout.id}` };
  await database.db.insert(affiliateNotifications).values({ ...claim, claimedAt: new Date() });
  await expect(shop.runJobs()).rejects.toThrow('is being sent');
  const later = new Date(Date.now() + minutes(5) + 1000);
  setClock(() => later);
  await tellAgain(jonas.affiliateId, payout.id, 'paid');
  await shop.runJobs();
  expect(await listMailSubjects(jonas)).toHaveLength(1);
});

test('each step in the programme sends one email, however often its event is delivered', async () => {
  const jonas = await activeAffiliate(shop);
  await suspendAffiliate(database, jonas);
  await shop.runJobs();
  const listStepMails = () => database.db.select().from(affiliateNotifications).where(eq(affiliateNotifications.affiliateId, jonas.affiliateId));
  const before = await listMails(shop, jonas.email);
  const steps = await listStepMails();
  expect(steps).toHaveLength(3);
  for (const { kind } of steps) {
    const eventId = Number(kind.split('-')[1]);
    await inTransaction(database.db, (tx) => publish(tx, { type: 'affiliate.moved', payload: { affiliateId: jonas.affiliateId, eventId } }));
  }
  await shop.runJobs();
  expect(await listMails(shop, jonas.email)).toHaveLength(before.length);
});

/** Returns the subjects of all emails to an affiliate, oldest first, without those about their own orders. */
const listSubjects = async (affiliate: TestAffiliate) =>
  (await listMails(shop, affiliate.email))
    .reverse()
    .map(({ subject }) => subject.replaceAll('\u00a0', ' '))
    .filter((subject) => !/^Your .* order /.test(subject));

test('the first sale, a hold and its release are reported, each once', async () => {
  const eva = await activeAffiliate(shop);
  const { affiliateId } = eva;
  const garment = await shop.garment();
  await shop.runJobs();
  const before = (await listSubjects(eva)).length;
  const sell = async (form = {}) => {
    await placeCreditedOrder(shop, { affiliateId, lines: [{ garment }], form });
    await shop.runJobs();
    return (await listSubjects(eva)).slice(before);
  };
  // The affiliate's own order is held and does not count as a sale.
  const [held] = await sell({ email: eva.email });
  expect(held).toMatch(/^We’re reviewing your commission for order R-\w{10}$/);
  const hold = (await listMails(shop, eva.email)).find(({ subject }) => subject === held);
  expect(hold?.text?.replaceAll('\u00a0', ' ')).toContain('€1.64');
  const first = await sell();
  expect(first).toHaveLength(2);
  expect(first[1]).toMatch(/^Your first sale for /);
  expect(await sell()).toHaveLength(2);

  const { items } = await listHeldCommissions(database.db, { affiliateId, page: 1, take: 5 });
  const review = { commissionId: items[0]?.id ?? 0, verdict: 'released' as const, by: 'Mira', reason: 'You told us before' };
  await inTransaction(database.db, (tx) => reviewCommission(tx, review));
  await shop.runJobs();
  const payload = { affiliateId, commissionId: review.commissionId };
  await inTransaction(database.db, (tx) => publish(tx, { type: 'affiliate.commission-released', payload }));
  await shop.runJobs();
  const subjects = (await listSubjects(eva)).slice(before);
  expect(subjects).toHaveLength(3);
  expect(subjects[2]).toMatch(/^We’ve reviewed your commission for order R-/);
  expect((await listMails(shop, eva.email))[0]?.text).toContain('You told us before');
});

test('the approvals of a day are reported in one email the morning after', async () => {
  const eva = await activeAffiliate(shop);
  const { affiliateId } = eva;
  const garment = await shop.garment();
  for (let count = 0; count < 2; count += 1) {
    const order = await placeCreditedOrder(shop, { affiliateId, lines: [{ garment }] });
    await shop.runJobs();
    await deliverForCash(database, order);
    await shop.runJobs();
    await database.db
      .update(commissions)
      .set({ dueAt: new Date(0) })
      .where(eq(commissions.affiliateId, affiliateId));
    await approveDue(database.db);
    await shop.runJobs();
  }
  const listApprovalMails = async () => (await listSubjects(eva)).filter((subject) => subject.startsWith('We’ve approved'));
  expect(await listApprovalMails()).toEqual([]);
  // The queue starts jobs by the clock of the database.
  const { rows } = await database.pool.query<{ start_after: Date }>(
    `update pgboss.job set start_after = now() from (select id, start_after from pgboss.job) as planned
     where job.id = planned.id and name = 'send-commissions-approved-mail' returning planned.start_after`,
  );
  const morning = new Date(Date.parse(now().toISOString().slice(0, 10)) + days(1) + hours(6));
  expect(rows.map(({ start_after: at }) => at.toISOString())).toEqual([morning.toISOString(), morning.toISOString()]);
  await shop.runJobs();
  expect(await listApprovalMails()).toEqual(['We’ve approved €3.28']);
});
