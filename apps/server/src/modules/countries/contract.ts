import { z } from '@hono/zod-openapi';
import { defaultLanguageId } from '@selvedge/i18n';
import { idField, idQuery } from '#platform/request-fields';

/** Language of the texts in the response; English by default, as specified. */
export const languageIdQuery = idQuery.default(defaultLanguageId).openapi({ description: 'Language id, from 1 (en) to 17 (at)' });

/** The language of a visitor, as a field of a JSON body. */
export const languageIdField = idField.default(defaultLanguageId);

/** Items per page of lists for which the specification gives no other number. */
export const defaultTake = 10;

export const countryNameSchema = z.object({ id: z.int(), code: z.string() }).openapi('CountryName');

export const countrySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    domain: z.string().nullable(),
    lang: z.string(),
    langId: z.int(),
    currency: z.string(),
    currencySymbol: z.string(),
    currencyId: z.int(),
    languageId: z.int(),
    isActive: z.boolean(),
    phoneCode: z.string(),
    socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  })
  .openapi('Country');
export type Country = z.infer<typeof countrySchema>;

export const languageSchema = z.object({ id: z.int(), code: z.string(), tag: z.string(), name: z.string() }).openapi('Language');
export type Language = z.infer<typeof languageSchema>;

/** A locale entry. `language` is its BCP 47 tag. */
export const localeSchema = z
  .object({
    name: z.string(),
    code: z.string(),
    language: z.string(),
    languageId: z.int(),
    domains: z.array(z.string()),
    defaultForDomains: z.array(z.string()),
  })
  .openapi('Locale');
export type Locale = z.infer<typeof localeSchema>;

/** An entry of the phone country list with its own id; the dial code is in digits. */
export const phoneCountrySchema = z.object({ countryId: z.int(), dialCode: z.string() }).openapi('PhoneCountry');

const addressField = z.enum(['address', 'addressExtra', 'postalCode', 'city', 'state']);
export type AddressFieldName = z.infer<typeof addressField>;

/** How customers may send goods back. Periods are days after delivery. */
export const returnPolicySchema = z
  .object({ returnDays: z.int().min(1).max(3650), withdrawalDays: z.int().min(1).max(365), paidBy: z.enum(['customer', 'shop']) })
  .openapi('ReturnPolicy');

/** Data about the host that every page needs: its country, languages and country texts. */
export const marketSchema = z
  .object({
    country: countrySchema,
    languages: z.array(languageSchema),
    /** Code of the host's default language, which has no prefix in URLs. */
    defaultLanguage: z.string(),
    /** Codes of the languages that search engines may index on this host: its default language, English, and those of its settings. */
    indexedLanguages: z.array(z.string()),
    shopName: z.string(),
    /** IANA time zone of the shop. */
    timeZone: z.string(),
    hasOmnibusRule: z.boolean(),
    /** Tag manager container of the country, loaded for visitors who accept statistics; null: no statistics. */
    tagManagerId: z.string().nullable(),
    addressForm: z.object({
      fields: z.array(addressField),
      required: z.array(addressField),
      postalPattern: z.string(),
      postalExample: z.string(),
    }),
    returnPolicy: returnPolicySchema,
    /** A second currency next to each price while the law requires it: code and units per unit × 100,000. */
    dualDisplay: z.object({ currency: z.string(), rateE5: z.int() }).nullable(),
    /** The country's own texts in the requested language: `orderButton`, `vatNote`. */
    texts: z.record(z.string(), z.string()),
    /** The other shops, for the country picker. */
    countries: z.array(z.object({ code: z.string(), name: z.string(), url: z.string(), currency: z.string(), lang: z.string() })),
  })
  .openapi('Market');
export type Market = z.infer<typeof marketSchema>;
