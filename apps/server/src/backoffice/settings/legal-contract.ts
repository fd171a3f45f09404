import { z } from '@hono/zod-openapi';
import { legalPageKeys, reviewStates } from '#modules/legal';
import { languageIdSchema } from '../language-fields.ts';
import { textField } from '#platform/request-fields';

const state = z.enum(reviewStates);
const page = z.enum(legalPageKeys);

export const adminLegalPageSchema = z
  .object({
    id: z.string(),
    countryId: z.int(),
    country: z.string(),
    page,
    title: z.string(),
    /** In the country's own language. */
    own: state,
    english: state,
    reviewed: z.int(),
    ownWords: z.int(),
    missing: z.array(z.string()),
  })
  .openapi('AdminLegalPage');
export type AdminLegalPageRow = z.infer<typeof adminLegalPageSchema>;

const text = { title: textField.max(120), excerpt: textField.max(300), body: textField.max(60_000) };

export const legalPageRecordSchema = z
  .object({
    id: z.string(),
    countryId: z.int(),
    languageId: z.int(),
    page,
    ...text,
    isOwn: z.boolean(),
    template: z.object(text),
    html: z.string(),
    missing: z.array(z.string()),
    review: z.object({ state, by: z.string().nullable(), at: z.string().nullable() }),
    revision: z.string(),
  })
  .openapi('LegalPageRecord');
export type LegalPageRecordBody = z.infer<typeof legalPageRecordSchema>;

const languageId = languageIdSchema;
export const legalPageFormSchema = z.object({ languageId, text: z.object(text).nullable() }).openapi('LegalPageForm');
export const legalReviewSchema = z
  .object({
    languageId,
    /** Null: it has to be reviewed again. */
    reviewer: textField.trim().min(2, 'Enter the name of the reviewer').max(120).nullable(),
  })
  .openapi('LegalReview');
