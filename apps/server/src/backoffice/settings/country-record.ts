import { now } from '#kit/clock';
import { parseMajor, money, toMajor } from '#kit/money';
import { toLocalDay, listPublicHolidays, type CountryForm, type AdminCountry } from '#modules/countries';
import type { CountryFormBody, CountryRecord } from './country-contract.ts';

/** Amounts are sent in major units, rates in percent. */
const toPercent = (basisPoints: number): number => basisPoints / 100;
const toBasisPoints = (rate: number): number => Math.round(rate * 100);
const e5 = 100_000;

/** Returns a country in the format of its form. @returns without the revision */
export function toCountryRecord(country: AdminCountry): Omit<CountryRecord, 'revision'> {
  const today = toLocalDay(country.timeZone, now());
  const period = country.currencies.findLast(({ validFrom }) => validFrom <= today);
  const currency = period?.currency ?? 'EUR';
  const major = (amount: number): number => toMajor(money(amount, currency));
  const toMajorOrNull = (amount: number | null) => (amount === null ? null : major(amount));
  const { vatRates, currencies, postalRules, shippingMethods, paymentMethods, priceRounding, addressForm, seller, ...plain } = country;
  const dual = period?.dualDisplay;
  const year = Number(today.slice(0, 4));
  return {
    ...plain,
    currency,
    currencies: currencies.map((row) => ({ currency: row.currency, validFrom: row.validFrom, validUntil: row.validUntil })),
    dualDisplay: dual ? { currency: dual.currency, rate: dual.rateE5 / e5, from: dual.from, until: dual.until } : null,
    ratesSoFar: vatRates.filter(({ validFrom }) => validFrom <= today).map(({ basisPoints, ...rate }) => ({ ...rate, rate: toPercent(basisPoints) })),
    upcomingRates: vatRates
      .filter(({ validFrom }) => validFrom > today)
      .map(({ category, basisPoints, validFrom }) => ({ category, rate: toPercent(basisPoints), validFrom })),
    postalRules: postalRules.map(({ vatBasisPoints, ...rule }) => ({ ...rule, vat: vatBasisPoints === null ? null : toPercent(vatBasisPoints) })),
    shippingMethods: shippingMethods.map((method) => ({
      ...method,
      code: method.code as CountryFormBody['shippingMethods'][number]['code'],
      price: major(method.price),
      freeFrom: toMajorOrNull(method.freeFrom),
      pickupPoint: method.pickupPoint && { name: method.pickupPoint.name, address: [...method.pickupPoint.address] },
    })),
    paymentMethods: paymentMethods.map((method) => ({
      ...method,
      charge: major(method.charge),
      reviewFrom: toMajorOrNull(method.reviewFrom),
      minTotal: major(method.minTotal),
      maxTotal: toMajorOrNull(method.maxTotal),
    })),
    priceRounding: { step: major(priceRounding.step), ending: major(priceRounding.ending) },
    seller: seller && { ...seller, address: [...seller.address] },
    addressForm: addressForm && { ...addressForm, fields: [...addressForm.fields], required: [...addressForm.required] },
    holidays: [year, year + 1].flatMap((each) => [...listPublicHolidays(country.code, each)]),
  };
}

/** Converts a form to its stored format. @param currency the country's present currency */
export function toCountryForm(form: CountryFormBody, currency: string): CountryForm {
  const minor = (amount: number): number => parseMajor(amount, currency).amount;
  const toMinorOrNull = (amount: number | null) => (amount === null ? null : minor(amount));
  const { dualDisplay } = form;
  return {
    ...form,
    dualDisplay: dualDisplay && {
      currency: dualDisplay.currency,
      rateE5: Math.round(dualDisplay.rate * e5),
      from: dualDisplay.from,
      until: dualDisplay.until,
    },
    upcomingRates: form.upcomingRates.map(({ category, rate, validFrom }) => ({ category, basisPoints: toBasisPoints(rate), validFrom })),
    postalRules: form.postalRules.map(({ vat, ...rule }) => ({ ...rule, vatBasisPoints: vat === null ? null : toBasisPoints(vat) })),
    shippingMethods: form.shippingMethods.map((method) => ({ ...method, price: minor(method.price), freeFrom: toMinorOrNull(method.freeFrom) })),
    paymentMethods: form.paymentMethods.map((method) => ({
      ...method,
      charge: minor(method.charge),
      reviewFrom: toMinorOrNull(method.reviewFrom),
      minTotal: minor(method.minTotal),
      maxTotal: toMinorOrNull(method.maxTotal),
    })),
    priceRounding: { step: minor(form.priceRounding.step), ending: minor(form.priceRounding.ending) },
  };
}
