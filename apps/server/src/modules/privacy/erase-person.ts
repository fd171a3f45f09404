import { and, eq, isNotNull } from 'drizzle-orm';
import { hours, now } from '#kit/clock';
import { deleteAccount, endSessions, userContact, type UserContact } from '#modules/accounts';
import { forgetAffiliate, leaveProgramme, stayInProgramme } from '#modules/affiliates';
import { forgetFacts } from '#modules/audit';
import { anonymisePurchases } from '#modules/checkout';
import { forgetSubscribers } from '#modules/newsletter';
import { forgetMailbox, sendAccountMail } from '#modules/notifications';
import { orderData } from '#modules/orders';
import { anonymiseReturns } from '#modules/returns';
import { forgetCouponEmail } from '#modules/promotions';
import { anonymiseReviews } from '#modules/reviews';
import { forgetSeller } from '#modules/sellers';
import { forgetTickets } from '#modules/tickets';
import { forgetCustomerTouches } from '#modules/tracking';
import { forgetDeliveries } from '#modules/webhooks';
import { forgetSpins } from '#modules/wheel';
import { forgetInJobs } from '#platform/forget-in-jobs';
import type { Services } from '#platform/services';
import { inTransaction, type Tx } from '#platform/transaction';
import { hasSomethingUnderWay } from './has-something-under-way.ts';
import { dataRequests } from './tables.ts';

/** How long a mail server that does not answer holds up the deletion of the last that is left: the address it is sent to (ms). */
const waitsForMail = hours(1);

/**
 * Forgets somebody, step by step, each of which can be done again: files, all that other modules keep, the last mail,
 * and then the account, since until then its address is needed. Orders stay in the books, without the person.
 * @throws what the mailer throws, for an hour: to be tried again
 */
export async function erasePerson(services: Services, requestId: string): Promise<void> {
  const { db, log } = services;
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
  if (!request?.userId || request.status !== 'requested') return;
  const { userId, requestedAt } = request;
  const contact = await userContact(db, userId, request);
  if (!contact) return;
  // Between the wish and now he signed in again and ordered: he wants to stay.
  if (await hasSomethingUnderWay(db, userId)) {
    await inTransaction(db, async (tx) => {
      await tx.update(dataRequests).set({ status: 'expired', doneAt: now() }).where(eq(dataRequests.id, requestId));
      await stayInProgramme(tx, userId);
    });
    log.warn({ requestId }, 'an account is not deleted: an order of it is under way again');
    return;
  }
  // An order came in that earns him something.
  const isWaiting = await inTransaction(db, async (tx) => {
    if (!(await leaveProgramme(tx, userId))) return false;
    await tx.update(dataRequests).set({ status: 'waiting' }).where(eq(dataRequests.id, requestId));
    return true;
  });
  if (isWaiting) return;
  await forgetFiles(services, userId);
  await inTransaction(db, (tx) => forgetTraces(tx, contact));
  try {
    await sendAccountMail(services, contact, { kind: 'accountDeleted' }, `deleted-${requestId}`);
  } catch (error) {
    if (now().getTime() - requestedAt.getTime() < waitsForMail) throw error;
    log.warn({ err: error, requestId }, 'an account is deleted without a mail about it');
  }
  await inTransaction(db, async (tx) => {
    // Whatever has come since the first step goes with the rest.
    await forgetTraces(tx, contact);
    await tx.update(dataRequests).set({ status: 'done', doneAt: now() }).where(eq(dataRequests.id, requestId));
    await deleteAccount(tx, userId);
    await forgetInJobs(tx, contact.email);
  });
  log.info({ requestId }, 'an account was deleted');
}

async function forgetTraces(tx: Tx, contact: UserContact): Promise<void> {
  const { userId, email } = contact;
  const orders = await orderData(tx, userId);
  await endSessions(tx, userId);
  await anonymisePurchases(tx, userId);
  await forgetCustomerTouches(tx, userId);
  await forgetAffiliate(tx, userId);
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  await anonymiseReviews(tx, orderNumbers);
  await anonymiseReturns(tx, orderNumbers);
  await forgetFacts(tx, 'customer', [userId]);
  await forgetFacts(tx, 'order', orderNumbers);
  await forgetDeliveries(tx, orderNumbers);
  const mailboxes = [...new Set([email, ...orders.map((order) => order.email)])];
  // By its coupons it is known what a mailbox has drawn: they are forgotten after that.
  await forgetSpins(tx, mailboxes);
  for (const mailbox of mailboxes) await forgetCouponEmail(tx, mailbox);
  await forgetSubscribers(tx, mailboxes);
  await forgetSeller(tx, contact);
  await forgetTickets(tx, email);
  await forgetMailbox(tx, { email, orderEmails: orders.map((order) => order.email) });
}

async function forgetFiles({ db, storage }: Pick<Services, 'db' | 'storage'>, userId: number): Promise<void> {
  const kept = await db
    .select({ id: dataRequests.id, file: dataRequests.file })
    .from(dataRequests)
    .where(and(eq(dataRequests.userId, userId), isNotNull(dataRequests.file)));
  for (const { id, file } of kept) {
    if (file) await storage.remove(file);
    await db.update(dataRequests).set({ status: 'expired', file: null }).where(eq(dataRequests.id, id));
  }
}
