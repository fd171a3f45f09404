import { z } from '@hono/zod-openapi';
import { isTimeZone } from '#kit/time-zone';
import { findLanguage } from '@selvedge/i18n';
import { returnPolicySchema } from '#contracts/countries';
import { languageCount, languageIdSchema } from '../language-fields.ts';
import { idField, textField } from '#platform/request-fields';

const day = z.iso.date('Enter a date');
const text = (most: number) => textField.trim().max(most);
const createOptionalText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value || null);
/** Major units of the country's currency. */
const amount = z.number().nonnegative().max(10_000_000);
const amountOrNone = amount.nullish().transform((value) => value ?? null);
const percent = z.number().min(0).max(100);
const domain = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
};
export const adminCountrySchema = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    hostOf: z.int().nullable(),
    domain: z.string().nullable(),
    lang: z.string(),
    currency: z.string(),
    /** Percent; the current standard rate. */
    vat: z.number().nullable(),
    isActive: z.boolean(),
  })
  .openapi('AdminCountry');

const delivery = z.object({
  code: z.enum(['courier', 'express', 'pickup', 'locker']),
  carrier: text(80).min(1, 'Enter a carrier'),
  price: amount,
  freeFrom: amountOrNone,
  minDays: z.int().min(0).max(60),
  maxDays: z.int().min(0).max(60),
  pickupPoint: z.object({ name: text(80).min(1), address: z.array(text(120)).max(5) }).nullable(),
  lockerPattern: createOptionalText(200).refine((source) => source === null || isPattern(source), 'Enter a valid regular expression'),
  lockerExample: createOptionalText(60),
  trackingUrl: createOptionalText(300).refine(
    (url) => url === null || (/^https:\/\//.test(url) && url.includes('{number}')),
    'Enter a URL that starts with https:// and contains {number}',
  ),
  isActive: z.boolean(),
});

const payment = z.object({
  /** A payment method that the provider offers, see the route `/payment-methods`. */
  code: text(40),
  provider: text(40),
  charge: amount,
  reviewFrom: amountOrNone,
  reviewFromOrders: z.int().min(1).max(100).nullable(),
  minTotal: amount,
  maxTotal: amountOrNone,
  isActive: z.boolean(),
});

const postalRule = z.object({
  id: idField.optional(),
  fromCode: z.string().regex(/^\d{1,10}$/, 'Enter digits only'),
  toCode: z.string().regex(/^\d{1,10}$/, 'Enter digits only'),
  territory: text(80).min(1, 'Enter a name'),
  isRefused: z.boolean(),
  vat: percent.nullable(),
  validFrom: day,
  validUntil: day.nullable(),
});

const words = z.object({ languageId: languageIdSchema, orderButton: text(80), vatNote: text(120) });
const dualDisplay = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, 'Enter a three-letter currency code'),
  /** Units of that currency per unit of the country's currency. */
  rate: z.number().positive().max(100_000),
  from: day,
  until: day,
});

/** A statutory period; null if there is none. */
const span = z.int().positive().max(120).nullable();
const website = z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'Enter a URL that starts with https://' })]);
const law = z
  .object({
    guaranteeYears: span,
    burdenMonths: span,
    guarantee: text(200),
    withdrawal: text(200),
    data: text(200),
    dataAuthority: text(200),
    dataAddress: text(200),
    dataWeb: website,
    consumerBody: text(200),
    consumerWeb: website,
    accessibility: text(200),
    accessibilityBody: text(200),
    accessibilityWeb: website,
    imprint: text(1000).nullish(),
    liability: z.enum(['capped', 'statutory']).optional(),
    dispute: z.enum(['refused', 'named']).optional(),
  })
  .nullable()
  .openapi('CountryLaw');

export const countryFormSchema = z
  .object({
    domain: createOptionalText(253).refine(
      (name) => name === null || (domain.test(name) && !name.startsWith('www.')),
      'Enter a domain in lowercase, without www.',
    ),
    languageId: languageIdSchema,
    indexedLanguages: z
      .array(textField.max(2))
      .max(languageCount)
      .refine((codes) => codes.every((code) => findLanguage(code)?.code === code), 'Unknown language')
      .default([])
      .openapi({ description: 'Language codes that search engines may index, in addition to English and the host’s own language' }),
    isActive: z.boolean(),
    shopName: text(60).min(1, 'Enter a name'),
    senderEmail: z
      .union([z.literal(''), z.email('Enter a valid email address')])
      .nullable()
      .transform((email) => email || null),
    timeZone: z.string().max(60).refine(isTimeZone, 'Unknown time zone'),
    restDays: z.array(z.int().min(0).max(6)).max(6, 'At least one day must be a working day'),
    deliveredAfterDays: z.int().min(1).max(90),
    hasProgressiveReductions: z.boolean().default(false),
    vatScheme: z.enum(['domestic', 'oss', 'outside']),
    seller: z
      .object({
        name: text(120),
        address: z.array(text(120)).max(6),
        vatNumber: text(20),
        registration: text(120),
        representative: text(120).optional(),
        email: z.union([z.literal(''), z.email('Enter a valid email address')]).optional(),
        phone: text(40).optional(),
      })
      .nullable()
      .transform((seller) => (seller?.name ? seller : null)),
    law,
    returnPolicy: returnPolicySchema,
    /** Major units. */
    priceRounding: z.object({ step: amount.positive(), ending: amount }),
    eurRate: z.object({ numerator: z.int32().positive(), denominator: z.int32().positive() }),
    socialLinks: z
      .array(z.object({ network: text(30).min(1), url: z.url({ protocol: /^https$/, error: 'Enter a URL that starts with https://' }) }))
      .max(12),
    tagManagerId: createOptionalText(30)
      .refine((id) => id === null || /^GTM-[0-9A-Z]+$/i.test(id), 'Enter an ID such as GTM-AB12CD3')
      .refine((id) => id === null || id === id.toUpperCase(), 'This field can only contain uppercase letters'),
    closures: z.array(z.object({ day, reason: text(120) })).max(366),
    upcomingRates: z
      .array(z.object({ category: z.string().regex(/^[a-z-]{2,30}$/, 'Use lowercase letters'), rate: percent, validFrom: day }))
      .max(50),
    dualDisplay: dualDisplay.nullable(),
    postalRules: z.array(postalRule).max(500),
    shippingMethods: z.array(delivery).max(4),
    paymentMethods: z.array(payment).max(20),
    texts: z.array(words).max(languageCount),
  })
  .openapi('CountryForm');

/** Why an admin opens a country whose legal pages are not ready; kept in the audit log. */
export const openingReasonField = text(500).nullish();

export type CountryFormBody = z.infer<typeof countryFormSchema>;

export const countryRecordSchema = countryFormSchema
  .extend({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    hostOf: z.int().nullable(),
    phoneCode: z.string(),
    /** The country's present currency. */
    currency: z.string(),
    hasOmnibusRule: z.boolean(),
    addressForm: z
      .object({ fields: z.array(z.string()), required: z.array(z.string()), postalPattern: z.string(), postalExample: z.string() })
      .nullable(),
    currencies: z.array(z.object({ currency: z.string(), validFrom: z.string(), validUntil: z.string().nullable() })),
    /** Rates that have begun. */
    ratesSoFar: z.array(z.object({ category: z.string(), rate: z.number(), validFrom: z.string(), validUntil: z.string().nullable() })),
    /** Holidays of this year and the next, ISO dates. */
    holidays: z.array(z.string()),
    revision: z.string(),
  })
  .openapi('CountryRecord');
export type CountryRecord = z.infer<typeof countryRecordSchema>;
