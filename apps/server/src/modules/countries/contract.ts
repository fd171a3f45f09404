import { z } from '@hono/zod-openapi';

/** An id in a path or query, as text: what the database counts to. */
export const idQuery = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
/** The language of the texts in an answer: 1 (English) unless told. */
export const languageIdQuery = idQuery.default(1).openapi({ description: 'Language id, en 1 … at 17' });

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

/** An entry of the phone country list, by its own id; dial code in digits. */
export const phoneCountrySchema = z.object({ countryId: z.int(), dialCode: z.string() }).openapi('PhoneCountry');

const addressField = z.enum(['address', 'addressExtra', 'postalCode', 'city', 'state']);
export type AddressFieldName = z.infer<typeof addressField>;

/** Everything a page needs to know about where it is: the host's country, its languages, its own words. */
export const marketSchema = z
  .object({
    country: countrySchema,
    languages: z.array(languageSchema),
    /** The host's default language code: it carries no prefix. */
    defaultLanguage: z.string(),
    /** Codes of the languages that search engines may show of this host: its own, English, and what its settings add. */
    indexedLanguages: z.array(z.string()),
    shopName: z.string(),
    /** IANA zone: what the clock says in the shop. */
    timeZone: z.string(),
    hasOmnibusRule: z.boolean(),
    /** The container of the country's tag manager, loaded for who agrees to being counted; null: nothing is measured. */
    tagManagerId: z.string().nullable(),
    addressForm: z.object({
      fields: z.array(addressField),
      required: z.array(addressField),
      postalPattern: z.string(),
      postalExample: z.string(),
    }),
    /** A second currency beside each price, while the law asks for it: its code and units per unit × 100,000. */
    dualDisplay: z.object({ currency: z.string(), rateE5: z.int() }).nullable(),
    /** The country's own words in the language asked for: `orderButton`, `vatNote`. */
    texts: z.record(z.string(), z.string()),
    /** The other shops: for the country picker. */
    countries: z.array(z.object({ code: z.string(), name: z.string(), url: z.string(), currency: z.string(), lang: z.string() })),
  })
  .openapi('Market');
export type Market = z.infer<typeof marketSchema>;
