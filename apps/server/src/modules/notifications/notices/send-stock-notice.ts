import { stockNoticeMail } from '@selvedge/emails';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { now } from '#kit/clock';
import { listCartVariants } from '#modules/catalog';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { MAIL_CLAIM_TIMEOUT_MS, type Mailer, type MailMessage } from '#platform/mailer';
import { letterhead } from '../letterhead.ts';
import { buildProductUrl } from '../product-url.ts';
import { stockNotices } from '../tables.ts';

type StockNotice = typeof stockNotices.$inferSelect;

/**
 * Sends one back-in-stock email; concurrent jobs do not send it twice. If the variant has sold out again, the notice stays open.
 * @throws Error while another job sends it, and errors of the mailer: to be retried
 */
export async function sendStockNotice({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, noticeId: number): Promise<void> {
  const notice = await claim(db, noticeId);
  if (!notice) return;
  const condition = eq(stockNotices.id, noticeId);
  let message: MailMessage | undefined;
  try {
    message = await write(db, config, notice);
    if (message) await mailer.send(message);
  } catch (error) {
    await db.update(stockNotices).set({ claimedAt: null }).where(condition);
    throw error;
  }
  await db
    .update(stockNotices)
    .set(message ? { sentAt: now() } : { claimedAt: null })
    .where(condition);
}

/** @returns undefined if it was sent or deleted, or is not confirmed */
async function claim(db: Db, noticeId: number): Promise<StockNotice | undefined> {
  const at = now();
  const isFree = or(isNull(stockNotices.claimedAt), lt(stockNotices.claimedAt, new Date(at.getTime() - MAIL_CLAIM_TIMEOUT_MS)));
  const [claimed] = await db
    .update(stockNotices)
    .set({ claimedAt: at })
    .where(and(eq(stockNotices.id, noticeId), isNotNull(stockNotices.confirmedAt), isNull(stockNotices.sentAt), isFree))
    .returning();
  if (claimed) return claimed;
  const state = { sentAt: stockNotices.sentAt, confirmedAt: stockNotices.confirmedAt };
  const [notice] = await db.select(state).from(stockNotices).where(eq(stockNotices.id, noticeId));
  if (!notice?.confirmedAt || notice.sentAt) return undefined;
  throw new Error(`stock notice ${noticeId} is being sent`);
}

/** @returns undefined if the variant is not available */
async function write(db: Db, config: Config, { id, variantId, email, countryId, languageId }: StockNotice): Promise<MailMessage | undefined> {
  const [variant] = await listCartVariants(db, { variantIds: [variantId], languageId });
  if (!variant?.isSellable || variant.free <= 0) return undefined;
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, { countryId, languageId });
  const mail = stockNoticeMail({
    language,
    shopName,
    shopUrl,
    productUrl: buildProductUrl(shopUrl, variant.slug, variant.color?.code ?? null),
    product: variant.name,
    imageUrl: variant.image?.imageUrl ?? '',
    brand: variant.brand,
    color: variant.color?.name ?? '',
    size: variant.size.name,
  });
  return { ...mail, from, to: email, headers: { 'Message-ID': messageId(`stock-notice-${id}`) } };
}
