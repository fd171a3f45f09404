import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput, TooManyRequests } from '#kit/errors';
import { listCartVariants } from '#modules/catalog';
import { findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { NewStockNotice } from '../contract.ts';
import { VariantAvailable, VariantNotFound } from '../errors.ts';
import { stockNotices } from '../tables.ts';

/** Maximum number of open stock notices per email address. */
const mostWaiting = 20;

/**
 * Records a request to be notified when a sold-out variant is back. Repeating it changes nothing, and the response does not reveal whether it
 * was known.
 * @throws InvalidInput if it is no email address
 * @throws CountryNotFound, CountryClosed, VariantNotFound
 * @throws VariantAvailable if it can be bought now
 * @throws TooManyRequests from the 21st request of an email address on
 */
export async function requestStockNotice(db: Db, { email: typed, variantId, countryId, languageId }: NewStockNotice): Promise<void> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  const country = await getOpenCountry(db, countryId);
  const [variant] = await listCartVariants(db, { variantIds: [variantId], languageId });
  if (!variant?.isSellable) throw new VariantNotFound();
  if (variant.free > 0) throw new VariantAvailable();
  const language = await findLanguage(db, languageId);
  await inTransaction(db, async (tx) => {
    // Serialises the requests of an email address: concurrent ones would be counted before any is written.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
    const isWaiting = and(eq(stockNotices.email, email), isNull(stockNotices.sentAt));
    const [same] = await tx
      .select({ id: stockNotices.id })
      .from(stockNotices)
      .where(and(isWaiting, eq(stockNotices.variantId, variantId)));
    if (same) return;
    const [waiting] = await tx.select({ count: count() }).from(stockNotices).where(isWaiting);
    if ((waiting?.count ?? 0) >= mostWaiting) throw new TooManyRequests({ most: mostWaiting }, 'This address waits for a lot already');
    await tx.insert(stockNotices).values({
      variantId,
      email,
      countryId: country.id,
      languageId: language?.id ?? country.languageId,
      createdAt: now(),
    });
  });
}
