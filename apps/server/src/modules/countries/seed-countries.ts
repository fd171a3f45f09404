import { languages as shopLanguages } from '@selvedge/i18n';
import { getTexts } from '@selvedge/i18n/texts';
import { countries as packaged, type TCountryCode } from 'countries-list';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { cashRoundingRows } from './data/cash-roundings.ts';
import { currencyRows } from './data/currencies.ts';
import { laws } from './data/laws.ts';
import { postalRuleRows } from './data/postal-rules.ts';
import { furtherHosts, shopCountries } from './data/shop-countries.ts';
import type { ShopCountry } from './data/shape.ts';
import { getOrderButton } from './settings/country-texts.ts';
import { dropCountrySnapshot } from './snapshot.ts';
import {
  cashRoundings,
  countries,
  countryCurrencies,
  countryTexts,
  currencies,
  languages,
  paymentMethods,
  postalRules,
  shippingMethods,
  vatRates,
} from './tables.ts';

/** Adds missing languages, currencies and countries. Existing rows keep the operator's changes, so it can run at every start. */
export async function seedCountries(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const newLanguages = await tx
      .insert(languages)
      .values(shopLanguages.map(({ id, code, tag, name }, position) => ({ id, code, tag, name, position })))
      .onConflictDoNothing()
      .returning({ id: languages.id });
    await tx
      .insert(currencies)
      .values([...currencyRows, ...buildOtherCurrencies()])
      .onConflictDoNothing();
    await tx
      .insert(countries)
      .values([...buildShopRows(), ...buildHostRows(), ...buildOtherCountries()])
      .onConflictDoNothing();
    // Shops that an earlier release seeded have no law yet. Values that the operator has entered stay.
    for (const { id, code } of shopCountries)
      await tx
        .update(countries)
        .set({ law: laws[code] ?? null })
        .where(and(eq(countries.id, id), isNull(countries.law)));
    await tx
      .insert(countryCurrencies)
      .values([...buildShopCurrencies(), ...listForeignCurrencies()])
      .onConflictDoNothing();
    await tx.insert(cashRoundings).values(buildCashRoundings()).onConflictDoNothing();
    await tx.insert(vatRates).values(buildStandardRates()).onConflictDoNothing();
    await tx.insert(postalRules).values(territories()).onConflictDoNothing();
    await tx
      .insert(shippingMethods)
      .values(buildShippingRows())
      .onConflictDoUpdate({
        target: [shippingMethods.countryId, shippingMethods.code],
        set: missingLockerFields,
        setWhere: sql`${isOfSameCarrier} and ${lacksFields}`,
      });
    await addPaymentMethods(tx);
    // A text that the operator has emptied in one language stays empty. Only new languages and keys that a country lacks entirely are added.
    const known = await tx.selectDistinct({ countryId: countryTexts.countryId, key: countryTexts.key }).from(countryTexts);
    const missing = texts().filter(
      ({ countryId, key, languageId }) =>
        newLanguages.some(({ id }) => id === languageId) || !known.some((row) => row.countryId === countryId && row.key === key),
    );
    if (missing.length > 0) await tx.insert(countryTexts).values(missing).onConflictDoNothing();
  });
  dropCountrySnapshot(db);
}

/**
 * Adds missing payment methods. They are switched off in a country that already has payment methods, because the operator's account at the
 * provider may not include them.
 */
async function addPaymentMethods(tx: Tx): Promise<void> {
  const known = await tx.selectDistinct({ countryId: paymentMethods.countryId }).from(paymentMethods);
  const isKnown = ({ countryId }: { countryId: number }) => known.some((row) => row.countryId === countryId);
  const rows = buildPaymentRows().map((row) => ({ ...row, isActive: !isKnown(row) }));
  await tx.insert(paymentMethods).values(rows).onConflictDoNothing();
}

const languageIds = new Map<string, number>(shopLanguages.map(({ code, id }) => [code, id]));
const getLanguageId = (code: string): number => languageIds.get(code) ?? 1;
const shopIds = new Map(shopCountries.map(({ code, id }) => [code, id]));
const getShopId = (code: string): number => shopIds.get(code) ?? 0;

const buildShopRows = (): (typeof countries.$inferInsert)[] =>
  shopCountries.map((country, position) => ({
    id: country.id,
    code: country.code,
    name: country.name,
    domain: country.domain,
    lang: country.language,
    languageId: getLanguageId(country.language),
    phoneCode: country.phoneCode,
    isActive: true,
    position: position + 1,
    timeZone: country.timeZone,
    hasOmnibusRule: country.hasOmnibusRule,
    hasProgressiveReductions: country.progressiveReductionLaw !== undefined,
    priceRounding: country.rounding,
    eurRate: country.eurRate,
    addressForm: country.addressForm,
    senderEmail: `hello@${country.domain}`,
    law: laws[country.code] ?? null,
    vatScheme: country.vatScheme,
    ...(country.restDays && { restDays: country.restDays }),
  }));

const buildHostRows = (): (typeof countries.$inferInsert)[] =>
  furtherHosts.flatMap(({ id, of, domain, language }) =>
    buildShopRows()
      .filter((row) => row.id === of)
      .map((row) => ({ ...row, id, hostOf: of, domain, lang: language, languageId: getLanguageId(language), position: shopCountries.length + 1 })),
  );

/** The position of countries without a shop, after the shop's own countries. */
const lastPosition = 1000;

/** Countries without a shop. Their ids are computed from the ISO code, so that they do not depend on the order in the package. */
const buildOtherCountries = (): (typeof countries.$inferInsert)[] =>
  Object.entries(packaged)
    .filter(([code]) => !shopIds.has(code))
    .map(([code, country]) => {
      const lang = country.languages.map(findLanguageCode).find((known) => known !== undefined) ?? 'en';
      return {
        id: getIdByCode(code),
        code,
        name: country.name,
        lang,
        languageId: getLanguageId(lang),
        phoneCode: String(country.phone[0] ?? ''),
        position: lastPosition,
      };
    });

/** Maps an ISO 639 code to the specification's code: `cs` to `cz`. */
const findLanguageCode = (iso639: string): string | undefined => shopLanguages.find(({ tag }) => tag.split('-')[0] === iso639)?.code;

/** Returns 1000 (three letters: 10,000) plus the letters as a number in base 26; stable. */
const getIdByCode = (code: string): number =>
  (code.length === 2 ? 1000 : 10_000) + [...code].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 65, 0);

const buildOtherCurrencies = (): (typeof currencies.$inferInsert)[] => {
  const known = new Set(currencyRows.map(({ code }) => code));
  const others = new Set(
    Object.values(packaged)
      .flatMap(({ currency }) => currency.slice(0, 1))
      .filter((code) => !known.has(code)),
  );
  return [...others].map((code) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
    return { id: getIdByCode(code), code, symbol, exponent: format.resolvedOptions().maximumFractionDigits ?? 2 };
  });
};

const buildShopCurrencies = () =>
  shopCountries.flatMap(({ id, currencies: periods }) =>
    periods.map(({ currency, from, until, dualDisplay }) => ({ countryId: id, currency, validFrom: from, validUntil: until, dualDisplay })),
  );

const buildCashRoundings = () =>
  cashRoundingRows.map(({ country, step, from, until, law }) => ({ countryId: getShopId(country), step, validFrom: from, validUntil: until, law }));

const listForeignCurrencies = () =>
  Object.keys(packaged)
    .filter((code) => !shopIds.has(code))
    .flatMap((code) =>
      packaged[code as TCountryCode].currency.slice(0, 1).map((currency) => ({ countryId: getIdByCode(code), currency, validFrom: '2000-01-01' })),
    );

const buildStandardRates = () =>
  shopCountries.flatMap(({ id, vat }) =>
    vat.map(({ basisPoints, from, until }) => ({ countryId: id, category: 'standard', basisPoints, validFrom: from, validUntil: until })),
  );

const territories = () =>
  postalRuleRows.map(({ country, from, to, territory, isRefused, vatBasisPoints, validFrom }) => ({
    countryId: getShopId(country),
    fromCode: from,
    toCode: to,
    territory,
    isRefused,
    vatBasisPoints,
    validFrom,
  }));

/** Fills columns that an earlier release did not fill. Values that the operator has entered stay. */
const missingLockerFields = {
  pickupPoint: sql`coalesce(${shippingMethods.pickupPoint}, excluded.pickup_point)`,
  lockerPattern: sql`coalesce(${shippingMethods.lockerPattern}, excluded.locker_pattern)`,
  lockerExample: sql`coalesce(${shippingMethods.lockerExample}, excluded.locker_example)`,
  trackingUrl: sql`coalesce(${shippingMethods.trackingUrl}, excluded.tracking_url)`,
};
const isOfSameCarrier = sql`${shippingMethods.carrier} = excluded.carrier`;
const lacksFields = sql`num_nulls(${shippingMethods.pickupPoint}, ${shippingMethods.lockerPattern}, ${shippingMethods.lockerExample}, ${shippingMethods.trackingUrl})
  > num_nulls(excluded.pickup_point, excluded.locker_pattern, excluded.locker_example, excluded.tracking_url)`;

const buildShippingRows = () =>
  shopCountries.flatMap((country) =>
    country.shipping.map(({ days: [minDays, maxDays], ...method }, position) => ({
      ...method,
      countryId: country.id,
      currency: getLatestCurrency(country),
      minDays,
      maxDays,
      position,
    })),
  );

const buildPaymentRows = () =>
  shopCountries.flatMap((country) =>
    country.payment.map((method, position) => ({ countryId: country.id, ...method, currency: getLatestCurrency(country), position })),
  );

/** Terms are in the latest currency of a country. */
const getLatestCurrency = ({ currencies: periods }: ShopCountry): string => periods.at(-1)?.currency ?? 'EUR';

const texts = () =>
  shopCountries.flatMap((country) =>
    shopLanguages.flatMap(({ id: languageId, code }) => {
      const { t } = getTexts('countries', code);
      return [
        { countryId: country.id, languageId, key: 'orderButton', text: getOrderButton(code, country) },
        { countryId: country.id, languageId, key: 'vatNote', text: t('vatNote') },
      ];
    }),
  );
