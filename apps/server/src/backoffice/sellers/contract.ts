import { z } from '@hono/zod-openapi';
import { sellerStatuses } from '#contracts/sellers';
import { languageCount } from '../language-fields.ts';
import { idField, textField } from '#platform/request-fields';

const reason = textField.trim().max(1000);
const texts = z
  .array(z.object({ languageId: idField, story: textField.max(20_000).openapi({ description: 'Markdown; scripts are removed' }) }))
  .max(languageCount);

/** The reason is sent to the seller. */
export const sellerWelcomeSchema = z.object({ reason: reason.default('') }).openapi('SellerWelcome');
export const sellerRefusalSchema = z.object({ reason: reason.min(1, 'Enter a reason for the seller') }).openapi('SellerRefusal');

export const sellerApplicationRowSchema = z
  .object({
    id: z.int(),
    company: z.string(),
    countryCode: z.string(),
    goods: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    status: z.enum(sellerStatuses),
    appliedAt: z.string(),
  })
  .openapi('SellerApplicationRow');
export type SellerApplicationRow = z.infer<typeof sellerApplicationRowSchema>;

export const sellerApplicationRecordSchema = sellerApplicationRowSchema
  .extend({
    vatNumber: z.string(),
    phone: z.string(),
    website: z.string(),
    countryId: z.int(),
    languageId: z.int(),
    userId: z.int().nullable().openapi({ description: 'The vendor account; null before approval' }),
    termsAcceptedAt: z.string(),
    texts,
    history: z.array(z.object({ id: z.int(), from: z.string().nullable(), to: z.string(), actor: z.string(), reason: z.string(), at: z.string() })),
  })
  .openapi('SellerApplicationRecord');
export type SellerApplicationRecord = z.infer<typeof sellerApplicationRecordSchema>;

export const adminSellerSchema = z
  .object({ id: z.int(), company: z.string(), countryCode: z.string(), status: z.enum(sellerStatuses), appliedAt: z.string() })
  .openapi('AdminSeller');
export type AdminSellerRow = z.infer<typeof adminSellerSchema>;

export const sellerFormSchema = z.object({ texts }).openapi('SellerForm');
export const sellerRecordSchema = sellerFormSchema.extend({ id: z.int(), company: z.string(), revision: z.string() }).openapi('SellerRecord');
