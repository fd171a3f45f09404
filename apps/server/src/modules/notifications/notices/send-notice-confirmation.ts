import { stockNoticeConfirmMail } from '@selvedge/emails';
import { and, eq, isNull } from 'drizzle-orm';
import { listCartVariants } from '#modules/catalog';
import type { Services } from '#platform/services';
import { letterhead } from '../letterhead.ts';
import { isUnknownRecipient } from '../send-once.ts';
import { stockNotices } from '../tables.ts';
import { buildNoticeToken } from './notice-token.ts';

interface Question {
  noticeId: number;
  /** Unique name of the mail, the same for each retry. */
  name: string;
}

/**
 * Sends the mail whose link confirms a stock notice, unless the notice is already confirmed. If the mailbox does not exist, the notice is
 * deleted and no further mail is sent.
 * @throws other errors of the mailer: to be retried
 */
export async function sendNoticeConfirmation(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { noticeId, name }: Question,
): Promise<void> {
  const condition = and(eq(stockNotices.id, noticeId), isNull(stockNotices.confirmedAt));
  const [notice] = await db.select().from(stockNotices).where(condition);
  if (!notice?.linkKey) return;
  const [variant] = await listCartVariants(db, { variantIds: [notice.variantId], languageId: notice.languageId });
  if (!variant) return;
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, notice);
  const mail = stockNoticeConfirmMail({
    language,
    shopName,
    shopUrl,
    link: `${shopUrl}/stock-notice?token=${buildNoticeToken({ id: notice.id, linkKey: notice.linkKey })}`,
    product: variant.name,
    imageUrl: variant.image?.imageUrl ?? '',
    brand: variant.brand,
    color: variant.color?.name ?? '',
    size: variant.size.name,
  });
  try {
    await mailer.send({ ...mail, from, to: notice.email, headers: { 'Message-ID': messageId(name) } });
  } catch (error) {
    if (!isUnknownRecipient(error)) throw error;
    await db.delete(stockNotices).where(condition);
  }
}
