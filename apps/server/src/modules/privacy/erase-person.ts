import { and, eq, isNotNull } from 'drizzle-orm';
import { hours, now } from '#kit/clock';
import { deleteAccount, endSessions, findUserContact, type UserContact } from '#modules/accounts';
import { forgetAffiliate, leaveProgramme, stayInProgramme } from '#modules/affiliates';
import { deletePersonalValues } from '#modules/audit';
import { anonymisePurchases } from '#modules/checkout';
import { deleteSubscribers } from '#modules/newsletter';
import { forgetEmailAddress, forgetRecipients, sendAccountMail } from '#modules/notifications';
import { listOrderKeysOfCustomer } from '#modules/orders';
import { anonymiseReturns } from '#modules/returns';
import { deleteCouponEmail, removeEmailsOfUses } from '#modules/promotions';
import { anonymiseReviews } from '#modules/reviews';
import { deleteSellerData } from '#modules/sellers';
import { forgetTickets } from '#modules/tickets';
import { deleteCustomerTouches } from '#modules/tracking';
import { deleteDeliveries } from '#modules/webhooks';
import { deleteSpins } from '#modules/wheel';
import { removeFromJobs } from '#platform/jobs/remove-from-jobs';
import type { Services } from '#platform/services';
import { inTransaction, type Tx } from '#platform/transaction';
import { hasOpenBusiness } from './has-open-business.ts';
import { dataRequests } from './tables.ts';

/** How long an unreachable mail server may delay the final deletion, because the last email needs the address (ms). */
const MAX_MAIL_DELAY_MS = hours(1);

/**
 * Erases a user in steps, each of which can be repeated: files, data of other modules, the last email, and then the account, whose
 * address is needed until then. Orders remain without personal data.
 * @throws the mailer's error during the first hour, so that the job is retried
 */
export async function erasePerson(services: Services, requestId: string): Promise<void> {
  const { db, log } = services;
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
  if (!request?.userId || request.status !== 'requested') return;
  const { userId, requestedAt } = request;
  const contact = await findUserContact(db, userId, request);
  if (!contact) return;
  // The user signed in again and ordered after the request, so the account stays.
  if (await hasOpenBusiness(db, userId)) {
    await inTransaction(db, async (tx) => {
      await tx.update(dataRequests).set({ status: 'expired', doneAt: now() }).where(eq(dataRequests.id, requestId));
      await stayInProgramme(tx, userId);
    });
    log.warn({ requestId }, 'an account is not deleted because it has a new order');
    return;
  }
  // A new order may have earned the affiliate a commission since the request.
  const isWaiting = await inTransaction(db, async (tx) => {
    if (!(await leaveProgramme(tx, userId))) return false;
    await tx.update(dataRequests).set({ status: 'waiting' }).where(eq(dataRequests.id, requestId));
    return true;
  });
  if (isWaiting) return;
  await deleteFiles(services, userId);
  await inTransaction(db, (tx) => deleteTraces(tx, contact));
  try {
    await sendAccountMail(services, contact, { kind: 'accountDeleted' }, `deleted-${requestId}`);
  } catch (error) {
    if (now().getTime() - requestedAt.getTime() < MAX_MAIL_DELAY_MS) throw error;
    log.warn({ err: error, requestId }, 'an account is deleted without a confirmation email');
  }
  await inTransaction(db, async (tx) => {
    // Data added since the first step is deleted too.
    await deleteTraces(tx, contact);
    await tx.update(dataRequests).set({ status: 'done', doneAt: now() }).where(eq(dataRequests.id, requestId));
    await deleteAccount(tx, userId);
    if (contact.isEmailConfirmed) await removeFromJobs(tx, contact.email);
  });
  log.info({ requestId }, 'an account was deleted');
}

/** Deletes the data of a user. Data that is linked only to their email address is deleted if they have confirmed the address. */
async function deleteTraces(tx: Tx, contact: UserContact): Promise<void> {
  const { userId, email, isEmailConfirmed } = contact;
  const orders = await listOrderKeysOfCustomer(tx, userId);
  const [orderIds, orderNumbers] = [orders.map(({ id }) => id), orders.map(({ orderNumber }) => orderNumber)];
  await endSessions(tx, userId);
  await anonymisePurchases(tx, userId);
  await deleteCustomerTouches(tx, userId);
  await forgetAffiliate(tx, userId);
  await anonymiseReviews(tx, orderNumbers);
  await anonymiseReturns(tx, orderNumbers);
  await deletePersonalValues(tx, 'customer', [userId]);
  await deletePersonalValues(tx, 'order', orderNumbers);
  await deleteDeliveries(tx, orderNumbers);
  await forgetRecipients(tx, orderIds);
  await removeEmailsOfUses(tx, orderNumbers);
  await deleteSellerData(tx, contact);
  if (isEmailConfirmed) await deleteEmailTraces(tx, email);
}

async function deleteEmailTraces(tx: Tx, email: string): Promise<void> {
  // Spins are found by the coupons of an email address, so the coupons are cleared after the spins.
  await deleteSpins(tx, [email]);
  await deleteCouponEmail(tx, email);
  await deleteSubscribers(tx, [email]);
  await forgetTickets(tx, email);
  await forgetEmailAddress(tx, email);
}

async function deleteFiles({ db, storage }: Pick<Services, 'db' | 'storage'>, userId: number): Promise<void> {
  const retained = await db
    .select({ id: dataRequests.id, file: dataRequests.file })
    .from(dataRequests)
    .where(and(eq(dataRequests.userId, userId), isNotNull(dataRequests.file)));
  for (const { id, file } of retained) {
    if (file) await storage.remove(file);
    await db.update(dataRequests).set({ status: 'expired', file: null }).where(eq(dataRequests.id, id));
  }
}
