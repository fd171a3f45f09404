import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';

/** The version of the purposes below. Increase it with each new purpose, so that all visitors must choose again. */
export const consentVersion = 1;

export const consentChoicesSchema = z
  .object({
    /** Usage statistics. */
    statistics: z.boolean(),
    /** Advertising and referrals. */
    marketing: z.boolean(),
  })
  .openapi('ConsentChoices');
export type ConsentChoices = z.infer<typeof consentChoicesSchema>;

export const newConsentSchema = z
  .object({
    choices: consentChoicesSchema,
    version: z.int32().positive(),
    /** The text that was shown. */
    text: textField.min(1).max(5000),
    previousId: textField.max(64).optional(),
    countryId: idField,
    languageId: languageIdField,
  })
  .openapi('NewConsent');
export type NewConsent = z.infer<typeof newConsentSchema>;

export const consentSchema = z.object({ id: z.string(), choices: consentChoicesSchema, version: z.int(), at: z.string() }).openapi('Consent');
export type Consent = z.infer<typeof consentSchema>;
