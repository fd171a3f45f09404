import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { AddressForm, CountryLaw, PickupPoint, PriceRounding, ReturnPolicy, Seller } from './country-settings.ts';
import type { countryTextKeys } from './country-texts.ts';
import { countries, countryClosures, countryCurrencies, countryTexts, paymentMethods, postalRules, shippingMethods, vatRates } from '../tables.ts';

/** The texts of a country in a language; '' for a missing text. */
export type CountryWords = { languageId: number } & Record<(typeof countryTextKeys)[number], string>;

/** A delivery method as stored: amounts in minor units of its currency. */
export interface DeliveryMethodForm {
  code: string;
  carrier: string;
  price: number;
  freeFrom: number | null;
  minDays: number;
  maxDays: number;
  pickupPoint: PickupPoint | null;
  lockerPattern: string | null;
  lockerExample: string | null;
  trackingUrl: string | null;
  isActive: boolean;
}

/** A payment method as stored: amounts in minor units of its currency. */
export interface PaymentMethodForm {
  code: string;
  provider: string;
  charge: number;
  reviewFrom: number | null;
  /** Number of cash orders of one person within a day. */
  reviewFromOrders: number | null;
  minTotal: number;
  maxTotal: number | null;
  isActive: boolean;
}

/** A rule for postal codes. A rule without an id is new. */
export interface PostalRuleForm {
  id?: number | undefined;
  fromCode: string;
  toCode: string;
  territory: string;
  isRefused: boolean;
  vatBasisPoints: number | null;
  validFrom: string;
  validUntil: string | null;
}

/** The editable fields of a country. */
export interface CountryForm {
  domain: string | null;
  languageId: number;
  /** Codes of the languages that search engines may index besides the host's own and English. */
  indexedLanguages: string[];
  isActive: boolean;
  shopName: string;
  senderEmail: string | null;
  timeZone: string;
  restDays: number[];
  deliveredAfterDays: number;
  hasProgressiveReductions: boolean;
  vatScheme: 'domestic' | 'oss' | 'outside';
  seller: Seller | null;
  law: CountryLaw | null;
  returnPolicy: ReturnPolicy;
  priceRounding: PriceRounding;
  eurRate: { numerator: number; denominator: number };
  socialLinks: { network: string; url: string }[];
  /** Id of the tag manager container; null: no statistics. */
  tagManagerId: string | null;
  closures: { day: string; reason: string }[];
  /** Rates that come into force in the future; past rates cannot be changed. */
  upcomingRates: { category: string; basisPoints: number; validFrom: string }[];
  /** For the current currency; null: no second currency is shown. */
  dualDisplay: { currency: string; rateE5: number; from: string; until: string } | null;
  postalRules: PostalRuleForm[];
  shippingMethods: DeliveryMethodForm[];
  paymentMethods: PaymentMethodForm[];
  texts: CountryWords[];
}

/** A country with all related rows. */
export interface AdminCountry extends Omit<CountryForm, 'upcomingRates' | 'dualDisplay'> {
  id: number;
  code: string;
  name: string;
  hostOf: number | null;
  phoneCode: string;
  hasOmnibusRule: boolean;
  addressForm: AddressForm | null;
  currencies: { currency: string; validFrom: string; validUntil: string | null; dualDisplay: CountryForm['dualDisplay'] }[];
  vatRates: { category: string; basisPoints: number; validFrom: string; validUntil: string | null }[];
}

/** Locks a country until the transaction ends, so that concurrent edits wait. */
export async function lockCountry(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: countries.id }).from(countries).where(eq(countries.id, id)).for('update');
}

/**
 * Reads the data of a country form from the tables.
 * @returns undefined if the country does not exist
 */
export async function getAdminCountry(db: Db, id: number): Promise<AdminCountry | undefined> {
  const [row] = await db.select().from(countries).where(eq(countries.id, id));
  if (!row) return undefined;
  const { lang: _, position: __, ...country } = row;
  return {
    ...country,
    socialLinks: [...country.socialLinks],
    currencies: await db
      .select(without(countryCurrencies, 'countryId'))
      .from(countryCurrencies)
      .where(eq(countryCurrencies.countryId, id))
      .orderBy(asc(countryCurrencies.validFrom)),
    vatRates: await db
      .select(without(vatRates, 'id', 'countryId'))
      .from(vatRates)
      .where(eq(vatRates.countryId, id))
      .orderBy(asc(vatRates.category), asc(vatRates.validFrom)),
    postalRules: await db
      .select(without(postalRules, 'countryId'))
      .from(postalRules)
      .where(eq(postalRules.countryId, id))
      .orderBy(asc(postalRules.fromCode), asc(postalRules.validFrom)),
    shippingMethods: await db
      .select(without(shippingMethods, 'id', 'countryId', 'currency', 'position'))
      .from(shippingMethods)
      .where(eq(shippingMethods.countryId, id))
      .orderBy(asc(shippingMethods.position), asc(shippingMethods.id)),
    paymentMethods: await db
      .select(without(paymentMethods, 'id', 'countryId', 'currency', 'position'))
      .from(paymentMethods)
      .where(eq(paymentMethods.countryId, id))
      .orderBy(asc(paymentMethods.position), asc(paymentMethods.id)),
    texts: await listCountryWords(db, id),
    closures: await db
      .select({ day: countryClosures.day, reason: countryClosures.reason })
      .from(countryClosures)
      .where(eq(countryClosures.countryId, id))
      .orderBy(asc(countryClosures.day)),
  };
}

async function listCountryWords(db: Db, countryId: number): Promise<CountryWords[]> {
  const rows = await db.select().from(countryTexts).where(eq(countryTexts.countryId, countryId)).orderBy(asc(countryTexts.languageId));
  const languageIds = [...new Set(rows.map(({ languageId }) => languageId))];
  const getText = (languageId: number, key: string) => rows.find((row) => row.languageId === languageId && row.key === key)?.text ?? '';
  return languageIds.map((languageId) => ({
    languageId,
    orderButton: getText(languageId, 'orderButton'),
    vatNote: getText(languageId, 'vatNote'),
  }));
}

type Columns<Table extends Parameters<typeof getTableColumns>[0]> = ReturnType<typeof getTableColumns<Table>>;

/** Returns all columns of a table except the given ones. */
function without<Table extends Parameters<typeof getTableColumns>[0], Name extends keyof Columns<Table>>(
  table: Table,
  ...names: Name[]
): Omit<Columns<Table>, Name> {
  const left = Object.entries(getTableColumns(table)).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(left) as Omit<Columns<Table>, Name>;
}
