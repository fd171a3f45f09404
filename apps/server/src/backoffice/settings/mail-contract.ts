import { z } from '@hono/zod-openapi';
import { languageIdSchema } from '../language-fields.ts';
import { textField } from '#platform/request-fields';

export const adminMailSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Number of sentences that the merchant has changed, in all languages. */
    changed: z.int(),
  })
  .openapi('AdminMail');
export type AdminMailRow = z.infer<typeof adminMailSchema>;

const sentence = z.object({ key: z.string(), original: z.string(), text: z.string().nullable(), isShared: z.boolean() });

export const mailRecordSchema = z
  .object({ id: z.string(), name: z.string(), languageId: z.int(), sentences: z.array(sentence), revision: z.string() })
  .openapi('MailRecord');
export type MailRecord = z.infer<typeof mailRecordSchema>;

export const mailFormSchema = z
  .object({
    languageId: languageIdSchema,
    words: z.array(z.object({ key: textField.max(120), text: textField.max(2000).nullable() })).max(200),
  })
  .openapi('MailForm');

export const mailPreviewSchema = z.object({ from: z.string(), subject: z.string(), html: z.string(), text: z.string() }).openapi('MailPreview');
export type MailPreview = z.infer<typeof mailPreviewSchema>;
