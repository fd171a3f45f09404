import { z } from '@hono/zod-openapi';
import { longestAffiliateMessage } from '#contracts/affiliates';
import { idField, textField } from '#platform/request-fields';
import { languageCount, languageIdSchema } from '../../language-fields.ts';

const text = z.object({
  languageId: languageIdSchema,
  title: textField.trim().max(150),
  text: textField.max(longestAffiliateMessage).openapi({ description: 'Plain text' }),
});

export const announcementFormSchema = z
  .object({
    texts: z.array(text).max(languageCount).openapi({ description: 'English is required. It is shown in languages without a text' }),
    groupId: idField.nullable().openapi({ description: 'The group that it is for; null for all' }),
    countryId: idField.nullable().openapi({ description: 'The country that the affiliates sell to; null for all' }),
    path: textField.trim().max(500).openapi({ description: 'The path of a page of the shop or portal, without language; empty for none' }),
    publishAt: z.iso.datetime({ offset: true }).nullable().openapi({ description: 'When it is published; null for now' }),
    isEmailed: z.boolean().openapi({ description: 'Whether it is also sent by email, once to each affiliate who has not switched these emails off' }),
  })
  .openapi('AffiliateAnnouncementForm');

const counts = {
  recipients: z.int().openapi({ description: 'Affiliates who can see it now; 0 before it is published' }),
  readers: z.int().openapi({ description: 'Affiliates who have opened it' }),
};

export const adminAnnouncementSchema = announcementFormSchema
  .extend({ id: z.int(), title: z.string().openapi({ description: 'The English title' }), ...counts })
  .openapi('AdminAffiliateAnnouncement');
export type AdminAnnouncementRow = z.infer<typeof adminAnnouncementSchema>;

export const announcementRecordSchema = announcementFormSchema
  .extend({ id: z.int(), ...counts, revision: z.string() })
  .openapi('AdminAffiliateAnnouncementRecord');

export const adminMessageSchema = z
  .object({
    id: z.int(),
    sender: z.enum(['staff', 'affiliate']),
    author: z.string().openapi({ description: 'The name of the staff member; empty for the affiliate' }),
    text: z.string(),
    sentAt: z.string(),
    isRead: z.boolean().openapi({ description: 'Whether the other side has read it' }),
  })
  .openapi('AdminAffiliateMessage');
export type AdminMessage = z.infer<typeof adminMessageSchema>;

export const conversationSchema = z
  .object({
    id: z.int().openapi({ description: 'The id of the affiliate' }),
    code: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    sender: z.enum(['staff', 'affiliate']),
    text: z.string().openapi({ description: 'The beginning of the latest message' }),
    sentAt: z.string(),
    unread: z.int().openapi({ description: 'Replies that staff have not read' }),
  })
  .openapi('AffiliateConversation');
export type ConversationRow = z.infer<typeof conversationSchema>;

export const adminNewMessageSchema = z
  .object({
    text: textField.max(longestAffiliateMessage).openapi({ description: 'Plain text' }),
    key: z.uuid().openapi({ description: 'Idempotency key: repeated requests with the same key are sent once' }),
    readUntilId: idField.nullable().default(null).openapi({ description: 'The last message that was shown; replies up to it are marked as read' }),
  })
  .openapi('NewAdminAffiliateMessage');

export const adminReadMessagesSchema = z.object({ untilId: idField }).openapi('ReadAdminAffiliateMessages');
