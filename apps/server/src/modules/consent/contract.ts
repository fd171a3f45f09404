import { z } from '@hono/zod-openapi';

/** Of the purposes below: a shop that asks for more asks everybody anew. */
export const consentVersion = 1;

export const consentChoicesSchema = z
  .object({
    /** How the shop is used, counted. */
    statistics: z.boolean(),
    /** Advertising, and who sent the visitor here. */
    marketing: z.boolean(),
  })
  .openapi('ConsentChoices');
export type ConsentChoices = z.infer<typeof consentChoicesSchema>;

export const newConsentSchema = z
  .object({
    choices: consentChoicesSchema,
    version: z.int().positive(),
    /** The words that were shown. */
    text: z.string().min(1).max(5000),
    previousId: z.string().max(64).optional(),
    countryId: z.int().positive(),
    languageId: z.int().positive(),
  })
  .openapi('NewConsent');
export type NewConsent = z.infer<typeof newConsentSchema>;

export const consentSchema = z.object({ id: z.string(), choices: consentChoicesSchema, version: z.int(), at: z.string() }).openapi('Consent');
export type Consent = z.infer<typeof consentSchema>;
