import { parseMajor, getExponent, money, toMajor } from '#kit/money';
import type { FieldIssue } from '#kit/errors';
import { getCountry, getCurrency, listActiveCountries, toInstant, toLocalTime } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { PriceOfProduct } from './list-stored-prices.ts';
import { removePrices } from './remove-prices.ts';
import { setPrices, type NewPrice } from './set-prices.ts';

/** A product's price in a country as staff enter it: decimal amounts in the country's currency, times in its local time (`2026-12-01T08:00`). */
export interface PriceForm {
  countryId: number;
  regular: number;
  sale: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
}

/** Returns a stored price in the format of the form. */
export async function toPriceForm(db: Db, price: PriceOfProduct): Promise<PriceForm> {
  const { timeZone } = await getCountry(db, price.countryId);
  const toDecimal = (amount: number) => toMajor(money(amount, price.currency));
  const formatLocalTime = (at: Date | null) => at && toLocalTime(timeZone, at);
  return {
    countryId: price.countryId,
    regular: toDecimal(price.regular),
    sale: price.sale === null ? null : toDecimal(price.sale),
    saleFrom: formatLocalTime(price.saleFrom),
    saleUntil: formatLocalTime(price.saleUntil),
  };
}

/** Returns the errors of entered prices, each with its field: `prices.0.sale`. */
export async function listPriceIssues(db: Db, prices: readonly PriceForm[]): Promise<FieldIssue[]> {
  const open = new Set((await listActiveCountries(db)).map(({ id }) => id));
  const seen = new Set<number>();
  const issues: FieldIssue[] = [];
  for (const [index, price] of prices.entries()) {
    const toIssue = (field: string, code: string, message: string): FieldIssue => ({ field: `prices.${index}.${field}`, code, params: { message } });
    if (!open.has(price.countryId) || seen.has(price.countryId)) {
      issues.push(toIssue('countryId', 'unknown', 'Each country can be used only once'));
      continue;
    }
    seen.add(price.countryId);
    const { code } = await getCurrency(db, price.countryId);
    const { timeZone } = await getCountry(db, price.countryId);
    for (const field of ['regular', 'sale'] as const)
      if (price[field] !== null && !hasFewDecimals(price[field], code))
        issues.push(toIssue(field, 'decimals', `Amounts in ${code} have at most ${getExponent(code)} decimals`));
    if (price.sale !== null && price.sale >= price.regular)
      issues.push(toIssue('sale', 'sale', 'The sale price must be lower than the regular price'));
    if (price.sale === null && (price.saleFrom !== null || price.saleUntil !== null))
      issues.push(toIssue('sale', 'required', 'Enter a sale price for these dates'));
    if (price.saleFrom !== null && price.saleUntil !== null && toInstant(timeZone, price.saleUntil) <= toInstant(timeZone, price.saleFrom))
      issues.push(toIssue('saleUntil', 'order', 'The end must be after the start'));
  }
  return issues;
}

function hasFewDecimals(amount: number, currency: string): boolean {
  const minor = amount * 10 ** getExponent(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-6;
}

/**
 * Saves a product's entered prices. It writes only differences: the start of a sale keeps its seconds, and an unchanged country its price history.
 * If a country is left out, its price is removed.
 * @param stored the product's prices before
 */
export async function savePriceForms(tx: Tx, productId: number, wanted: readonly PriceForm[], stored: readonly PriceOfProduct[]): Promise<void> {
  const ownPrices = stored.filter(({ variantId }) => variantId === null);
  const shown = new Map<number, PriceForm>();
  for (const price of ownPrices) shown.set(price.countryId, await toPriceForm(tx, price));
  const changed: NewPrice[] = [];
  for (const price of wanted) {
    const shownPrice = shown.get(price.countryId);
    if (shownPrice && isSame(shownPrice, price)) continue;
    const formerPrice = ownPrices.find(({ countryId }) => countryId === price.countryId);
    const { code } = await getCurrency(tx, price.countryId);
    const { timeZone } = await getCountry(tx, price.countryId);
    const readTime = (field: 'saleFrom' | 'saleUntil') =>
      price[field] === null ? null : shownPrice?.[field] === price[field] ? (formerPrice?.[field] ?? null) : toInstant(timeZone, price[field]);
    changed.push({
      productId,
      countryId: price.countryId,
      regular: parseMajor(price.regular, code).amount,
      sale: price.sale === null ? null : parseMajor(price.sale, code).amount,
      saleFrom: readTime('saleFrom'),
      saleUntil: readTime('saleUntil'),
    });
  }
  if (changed.length > 0) await setPrices(tx, changed);
  const removed = [...shown.keys()].filter((countryId) => !wanted.some((price) => price.countryId === countryId));
  await removePrices(tx, productId, removed);
}

const isSame = (a: PriceForm, b: PriceForm): boolean =>
  a.regular === b.regular && a.sale === b.sale && a.saleFrom === b.saleFrom && a.saleUntil === b.saleUntil;
