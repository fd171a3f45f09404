import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput, TooManyRequests } from '#kit/errors';
import { createSecretId } from '#kit/ids';
import { listCartVariants } from '#modules/catalog';
import { findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { rateLimit } from '#platform/requests/rate-limit';
import { inTransaction, type Tx } from '#platform/transaction';
import type { NewStockNotice } from '../contract.ts';
import { VariantAvailable, VariantNotFound } from '../errors.ts';
import { stockNotices } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A stock notice was requested for an email address that the caller has not proved to be theirs. */
    'stock-notice.confirmation-requested': { noticeId: number };
  }
}

/** Maximum number of confirmed open stock notices per email address. */
const mostWaiting = 20;

/** Visitors can enter the address of another person, who gets these mails. */
const mailsOfAddress = rateLimit('stock-notice-mails');

/**
 * Records a request to be notified when a sold-out variant is back. It takes effect after the owner of the address has opened the link of a
 * confirmation mail, or at once for the confirmed address of the signed-in customer. A repeated open request sends the link again. The
 * response does not reveal whether the request was known.
 * @param ownEmail confirmed address of the signed-in customer, lower case
 * @throws InvalidInput if it is no email address
 * @throws CountryNotFound, CountryClosed, VariantNotFound
 * @throws VariantAvailable if it can be bought now
 * @throws TooManyRequests if too many links were sent to the address today, or if it has 20 open notices
 */
export async function requestStockNotice(
  db: Db,
  { email: typed, variantId, countryId, languageId }: NewStockNotice,
  ownEmail: string | undefined,
): Promise<void> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  const country = await getOpenCountry(db, countryId);
  const [variant] = await listCartVariants(db, { variantIds: [variantId], languageId });
  if (!variant?.isSellable) throw new VariantNotFound();
  if (variant.free > 0) throw new VariantAvailable();
  const language = await findLanguage(db, languageId);
  const isOwn = email === ownEmail;
  if (!isOwn) await mailsOfAddress.count(email);
  await inTransaction(db, async (tx) => {
    // Serialises the requests of an email address, because concurrent requests would be counted before any of them is written.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
    const notice = { variantId, email, countryId: country.id, languageId: language?.id ?? country.languageId, createdAt: now() };
    if (isOwn) return saveOwnNotice(tx, notice);
    const asked = await saveForeignNotice(tx, notice);
    if (asked !== undefined) await publish(tx, { type: 'stock-notice.confirmation-requested', payload: { noticeId: asked } });
  });
}

type Notice = Pick<typeof stockNotices.$inferInsert, 'variantId' | 'email' | 'countryId' | 'languageId' | 'createdAt'>;

/** Saves a notice for the caller's own address. This also confirms an earlier request that waits for its link. */
async function saveOwnNotice(tx: Tx, notice: Notice): Promise<void> {
  const same = await findSame(tx, notice);
  if (same?.confirmedAt) return;
  await assertRoom(tx, notice.email);
  if (same) await tx.update(stockNotices).set({ confirmedAt: now() }).where(eq(stockNotices.id, same.id));
  else await tx.insert(stockNotices).values({ ...notice, confirmedAt: now() });
}

/** Saves a notice that waits for its link. @returns its id; undefined if it is confirmed already */
async function saveForeignNotice(tx: Tx, notice: Notice): Promise<number | undefined> {
  const same = await findSame(tx, notice);
  if (same) return same.confirmedAt ? undefined : same.id;
  await assertRoom(tx, notice.email);
  const [saved] = await tx
    .insert(stockNotices)
    .values({ ...notice, linkKey: createSecretId(32) })
    .returning({ id: stockNotices.id });
  return saved?.id;
}

const isWaiting = (email: string) => and(eq(stockNotices.email, email), isNull(stockNotices.sentAt));

async function findSame(tx: Tx, { variantId, email }: Notice) {
  const [same] = await tx
    .select({ id: stockNotices.id, confirmedAt: stockNotices.confirmedAt })
    .from(stockNotices)
    .where(and(isWaiting(email), eq(stockNotices.variantId, variantId)));
  return same;
}

/** Asserts the limit of open notices per address. Unconfirmed ones do not count: other people can create them. @throws TooManyRequests */
async function assertRoom(tx: Tx, email: string): Promise<void> {
  const [waiting] = await tx
    .select({ count: count() })
    .from(stockNotices)
    .where(and(isWaiting(email), isNotNull(stockNotices.confirmedAt)));
  if ((waiting?.count ?? 0) >= mostWaiting) throw new TooManyRequests({ most: mostWaiting }, 'This address has too many open requests');
}
