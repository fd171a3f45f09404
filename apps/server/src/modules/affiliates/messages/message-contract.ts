import { z } from '@hono/zod-openapi';
import { metaSchema } from '#platform/http';
import { buildPageFields, idField, idQuery, textField } from '#platform/request-fields';

/** Maximum length of a message in characters. */
export const longestAffiliateMessage = 4000;

export const affiliateAnnouncementSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    text: z.string().openapi({ description: 'Plain text with line breaks' }),
    path: z.string().nullable().openapi({ description: 'The path of a page of the shop, without language; null for none' }),
    publishedAt: z.string(),
    isRead: z.boolean(),
  })
  .openapi('AffiliateAnnouncement');
export type AffiliateAnnouncement = z.infer<typeof affiliateAnnouncementSchema>;

export const announcementQuerySchema = z.object({ languageId: idQuery.default(1), ...buildPageFields({ take: 10, maxTake: 50, maxPage: 1000 }) });

export const announcementPageSchema = z
  .object({ items: z.array(affiliateAnnouncementSchema), meta: metaSchema })
  .openapi('AffiliateAnnouncementPage');
export type AnnouncementPage = z.infer<typeof announcementPageSchema>;

export const readAnnouncementsSchema = z.object({ ids: z.array(idField).min(1).max(50) }).openapi('ReadAffiliateAnnouncements');

export const affiliateMessageSchema = z
  .object({
    id: z.int(),
    sender: z.enum(['staff', 'affiliate']),
    text: z.string(),
    sentAt: z.string(),
    isRead: z.boolean().openapi({ description: 'Whether the other side has read it' }),
  })
  .openapi('AffiliateMessage');
export type AffiliateMessage = z.infer<typeof affiliateMessageSchema>;

export const newMessageSchema = z
  .object({
    text: textField.max(longestAffiliateMessage).openapi({ description: 'Plain text' }),
    key: z.uuid().openapi({ description: 'Idempotency key: repeated requests with the same key are stored once' }),
  })
  .openapi('NewAffiliateMessage');
export type NewMessage = z.infer<typeof newMessageSchema>;

export const readMessagesSchema = z
  .object({ untilId: idField.openapi({ description: 'The last message that was shown' }) })
  .openapi('ReadAffiliateMessages');
