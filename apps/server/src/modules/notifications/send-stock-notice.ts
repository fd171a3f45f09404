import { stockNoticeMail } from '@selvedge/emails';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { now } from '#kit/clock';
import { variantsForCart } from '#modules/catalog';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer, MailMessage } from '#platform/mailer';
import { letterhead } from './letterhead.ts';
import { PATIENCE } from './send-once.ts';
import { stockNotices } from './tables.ts';

type StockNotice = typeof stockNotices.$inferSelect;

/**
 * Tells one who waits that the variant is back, once: two that try at once do not send it twice. One that has sold out
 * again in the meantime is not told of; the wish goes on waiting.
 * @throws Error while somebody else is sending it, and what the mailer throws: to be tried again later
 */
export async function sendStockNotice({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, noticeId: number): Promise<void> {
  const notice = await claim(db, noticeId);
  if (!notice) return;
  const itself = eq(stockNotices.id, noticeId);
  let message: MailMessage | undefined;
  try {
    message = await write(db, config, notice);
    if (message) await mailer.send(message);
  } catch (error) {
    await db.update(stockNotices).set({ claimedAt: null }).where(itself);
    throw error;
  }
  await db
    .update(stockNotices)
    .set(message ? { sentAt: now() } : { claimedAt: null })
    .where(itself);
}

/** @returns undefined if it has been sent, or is wanted no more */
async function claim(db: Db, noticeId: number): Promise<StockNotice | undefined> {
  const at = now();
  const isFree = or(isNull(stockNotices.claimedAt), lt(stockNotices.claimedAt, new Date(at.getTime() - PATIENCE)));
  const [claimed] = await db
    .update(stockNotices)
    .set({ claimedAt: at })
    .where(and(eq(stockNotices.id, noticeId), isNull(stockNotices.sentAt), isFree))
    .returning();
  if (claimed) return claimed;
  const [notice] = await db.select({ sentAt: stockNotices.sentAt }).from(stockNotices).where(eq(stockNotices.id, noticeId));
  if (!notice || notice.sentAt) return undefined;
  throw new Error(`stock notice ${noticeId} is being sent`);
}

/** @returns undefined if the variant cannot be bought now */
async function write(db: Db, config: Config, { id, variantId, email, countryId, languageId }: StockNotice): Promise<MailMessage | undefined> {
  const [variant] = await variantsForCart(db, { variantIds: [variantId], languageId });
  if (!variant?.isSellable || variant.free <= 0) return undefined;
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, { countryId, languageId });
  const mail = stockNoticeMail({
    language,
    shopName,
    shopUrl,
    productUrl: `${shopUrl}/product/${encodeURIComponent(variant.slug)}`,
    product: variant.name,
    brand: variant.brand,
    color: variant.color?.name ?? '',
    size: variant.size.name,
  });
  return { ...mail, from, to: email, headers: { 'Message-ID': messageId(`stock-notice-${id}`) } };
}
