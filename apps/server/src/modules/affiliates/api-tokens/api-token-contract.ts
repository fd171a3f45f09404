import { z } from '@hono/zod-openapi';
import { idField, textField } from '#platform/request-fields';
import { reportScopes } from './report-scopes.ts';

const scopes = z.array(z.enum(reportScopes));

/** A token of an affiliate, without the secret. */
export const affiliateApiTokenSchema = z
  .object({
    id: idField,
    name: z.string(),
    /** Its first characters. */
    beginning: z.string(),
    scopes,
    createdAt: z.string(),
    /** Null: never. */
    lastUsedAt: z.string().nullable(),
    /** Null: it does not expire. */
    expiresAt: z.string().nullable(),
  })
  .openapi('AffiliateApiToken');
export type AffiliateApiToken = z.infer<typeof affiliateApiTokenSchema>;

export const newAffiliateApiTokenSchema = z
  .object({
    name: textField.trim().min(1).max(100),
    scopes: scopes.min(1).max(reportScopes.length),
    days: z.int().min(1).max(3650).nullable().default(null).openapi({ description: 'Days until it expires; null: it does not expire' }),
  })
  .openapi('NewAffiliateApiToken');
export type NewAffiliateApiToken = z.infer<typeof newAffiliateApiTokenSchema>;

/** The token itself, returned only once. */
export const createdAffiliateApiTokenSchema = affiliateApiTokenSchema
  .extend({ token: z.string().openapi({ example: 'slva_…' }) })
  .openapi('CreatedAffiliateApiToken');
export type CreatedAffiliateApiToken = z.infer<typeof createdAffiliateApiTokenSchema>;
