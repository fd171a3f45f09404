import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { AddressForm, CountryLaw, PickupPoint, PriceRounding, Seller } from './country-settings.ts';
import type { countryTextKeys } from './country-texts.ts';
import { countries, countryClosures, countryCurrencies, countryTexts, paymentMethods, postalRules, shippingMethods, vatRates } from './tables.ts';

/** What a country says of itself in a language; '' where it has no words of its own. */
export type CountryWords = { languageId: number } & Record<(typeof countryTextKeys)[number], string>;

/** A way of delivery as it is kept: amounts in minor units of its currency. */
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

/** A way to pay as it is kept: amounts in minor units of its currency. */
export interface PaymentMethodForm {
  code: string;
  provider: string;
  charge: number;
  deskFrom: number | null;
  minTotal: number;
  maxTotal: number | null;
  isActive: boolean;
}

/** A rule for postal codes. One without an id is new. */
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

/** What can be changed of a country. */
export interface CountryForm {
  domain: string | null;
  languageId: number;
  /** Codes of the languages that search engines may show besides the host's own and English. */
  indexedLanguages: string[];
  isActive: boolean;
  shopName: string;
  senderEmail: string | null;
  timeZone: string;
  restDays: number[];
  deliveredAfterDays: number;
  vatScheme: 'domestic' | 'oss' | 'outside';
  seller: Seller | null;
  law: CountryLaw | null;
  priceRounding: PriceRounding;
  eurRate: { numerator: number; denominator: number };
  socialLinks: { network: string; url: string }[];
  /** Of the tag manager's container; null: nothing is measured. */
  tagManagerId: string | null;
  closures: { day: string; reason: string }[];
  /** Rates that come into force in the future: the past is not rewritten. */
  upcomingRates: { category: string; basisPoints: number; validFrom: string }[];
  /** Of the currency that it pays in; null: no second one is shown. */
  dualDisplay: { currency: string; rateE5: number; from: string; until: string } | null;
  postalRules: PostalRuleForm[];
  shippingMethods: DeliveryMethodForm[];
  paymentMethods: PaymentMethodForm[];
  texts: CountryWords[];
}

/** A country with all that belongs to it. */
export interface StaffCountry extends Omit<CountryForm, 'upcomingRates' | 'dualDisplay'> {
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

/** Whoever edits the same country waits until this transaction ends. */
export async function lockCountry(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: countries.id }).from(countries).where(eq(countries.id, id)).for('update');
}

/** One country as its form shows it, straight from the tables. @returns undefined where there is none */
export async function staffCountry(db: Db, id: number): Promise<StaffCountry | undefined> {
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
    texts: await wordsOf(db, id),
    closures: await db
      .select({ day: countryClosures.day, reason: countryClosures.reason })
      .from(countryClosures)
      .where(eq(countryClosures.countryId, id))
      .orderBy(asc(countryClosures.day)),
  };
}

async function wordsOf(db: Db, countryId: number): Promise<CountryWords[]> {
  const rows = await db.select().from(countryTexts).where(eq(countryTexts.countryId, countryId)).orderBy(asc(countryTexts.languageId));
  const languageIds = [...new Set(rows.map(({ languageId }) => languageId))];
  const textOf = (languageId: number, key: string) => rows.find((row) => row.languageId === languageId && row.key === key)?.text ?? '';
  return languageIds.map((languageId) => ({
    languageId,
    orderButton: textOf(languageId, 'orderButton'),
    vatNote: textOf(languageId, 'vatNote'),
  }));
}

type Columns<Table extends Parameters<typeof getTableColumns>[0]> = ReturnType<typeof getTableColumns<Table>>;

/** All columns of a table but these. */
function without<Table extends Parameters<typeof getTableColumns>[0], Name extends keyof Columns<Table>>(
  table: Table,
  ...names: Name[]
): Omit<Columns<Table>, Name> {
  const left = Object.entries(getTableColumns(table)).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(left) as Omit<Columns<Table>, Name>;
}
