import { inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { parseMajor } from '#kit/money';
import { getCountry, getCurrency, listActiveCountries, toInstant } from '#modules/countries';
import type { Db } from '#platform/database';
import { isOnSale } from '../effective-price.ts';
import { computeMarketPrice } from '../market-price.ts';
import { planPrice } from '../plan-price.ts';
import { readPriceHistory, toPriceKey } from '../price-history.ts';
import { prices } from '../tables.ts';
import { changeAmounts, type AmountChange, type PriceValues, type SkipReason } from './change-amounts.ts';

/** A change of many prices as staff enter it. */
interface BulkPriceRule {
  kind: AmountChange['kind'];
  /** Percent, or an amount in major units of euros or of the currency of all selected countries; null only for the end of a sale. */
  by: { unit: 'percent'; value: number } | { unit: 'amount'; value: number; currency: string } | null;
  /** Whether new amounts get the price endings of their country, such as x.99. */
  isRounded: boolean;
  /** Null: all countries. */
  countryIds: readonly number[] | null;
  /** Local time of each country: `2026-12-01T08:00`. */
  saleFrom: string | null;
  saleUntil: string | null;
}

export interface PlannedPriceChange {
  productId: number;
  variantId: number | null;
  countryId: number;
  currency: string;
  before: PriceValues;
  after: PriceValues;
  /** The lowest price of the 30 days before the sale, minor units; null without a sale or a history. */
  lowest: number | null;
  /** Whether shoppers see the sale as a reduction. The law forbids it if the price was as low in the 30 days before. */
  isReductionShown: boolean;
}

export interface PriceChangePlan {
  changes: PlannedPriceChange[];
  skipped: { productId: number; variantId: number | null; countryId: number; reason: SkipReason }[];
}

type StoredRow = typeof prices.$inferSelect;

/** The terms of a country for planning. */
interface Terms {
  currency: string;
  change: AmountChange;
  hasOmnibusRule: boolean;
  hasProgressiveReductions: boolean;
}

/**
 * Computes the new prices of products and their variants without storing them. Countries in which a product has no price are left out.
 * @throws InvalidInput for an amount in a currency that a selected country does not use, and for wrong dates
 */
export async function planPriceChange(
  db: Db,
  productIds: readonly number[],
  rule: BulkPriceRule,
  { isLocking = false }: { isLocking?: boolean } = {},
): Promise<PriceChangePlan> {
  const terms = await readTerms(db, rule);
  const query = db
    .select()
    .from(prices)
    .where(inArray(prices.productId, [...productIds]))
    .orderBy(prices.id);
  const rows = await (isLocking ? query.for('update') : query);
  const history = await readPriceHistory(db, productIds);
  const plan: PriceChangePlan = { changes: [], skipped: [] };
  for (const row of rows) {
    const country = terms.get(row.countryId);
    // A price in a former currency is no longer in force.
    if (country?.currency !== row.currency) continue;
    const { productId, variantId, countryId, currency } = row;
    const after = changeAmounts(row, country.change);
    if (typeof after === 'string') plan.skipped.push({ productId, variantId, countryId, reason: after });
    else
      plan.changes.push({
        ...{ productId, variantId, countryId, currency, after },
        before: pickValues(row),
        ...judgeReduction(row, after, country, history.get(toPriceKey(row)) ?? []),
      });
  }
  return plan;
}

export const pickValues = ({ regular, sale, saleFrom, saleUntil }: PriceValues): PriceValues => ({ regular, sale, saleFrom, saleUntil });

/** Returns what the sale is compared with on the day it starts. */
function judgeReduction(
  existing: StoredRow,
  after: PriceValues,
  { currency, hasOmnibusRule, hasProgressiveReductions }: Terms,
  history: readonly { currency: string; price: number; since: Date }[],
): Pick<PlannedPriceChange, 'lowest' | 'isReductionShown'> {
  if (after.sale === null) return { lowest: null, isReductionShown: false };
  const at = after.saleFrom !== null && after.saleFrom > now() ? after.saleFrom : now();
  const comparable = history.filter((change) => change.currency === currency);
  const { row } = planPrice(after, { existing, history: comparable, at, hasProgressiveReductions });
  const isReductionShown = isOnSale(row, at) && (!hasOmnibusRule || (row.prior !== null && row.prior > after.sale));
  return { lowest: row.prior, isReductionShown };
}

async function readTerms(db: Db, rule: BulkPriceRule): Promise<Map<number, Terms>> {
  const open = (await listActiveCountries(db)).map(({ id }) => id);
  const chosen = rule.countryIds ?? open;
  if (chosen.some((id) => !open.includes(id))) throw toIssue('countryIds', 'The shop does not sell in one of these countries');
  const terms = new Map<number, Terms>();
  for (const id of chosen) {
    const { hasOmnibusRule, hasProgressiveReductions, timeZone, priceRounding, eurRate } = await getCountry(db, id);
    const { code: currency } = await getCurrency(db, id);
    const change: AmountChange = {
      kind: rule.kind,
      by: readDifference(rule.by, { currency, eurRate }),
      rounding: rule.isRounded ? priceRounding : null,
      saleFrom: rule.saleFrom === null ? null : toInstant(timeZone, rule.saleFrom),
      saleUntil: rule.saleUntil === null ? null : toInstant(timeZone, rule.saleUntil),
    };
    assertDates(change);
    terms.set(id, { currency, change, hasOmnibusRule, hasProgressiveReductions });
  }
  return terms;
}

function readDifference(
  by: BulkPriceRule['by'],
  { currency, eurRate }: { currency: string; eurRate: { numerator: number; denominator: number } },
): AmountChange['by'] {
  if (by === null) return null;
  if (by.unit === 'percent') return { basisPoints: Math.round(by.value * 100) };
  if (by.currency === currency) return { amount: parseMajor(by.value, currency).amount };
  if (by.currency !== 'EUR') throw toIssue('by.currency', 'Enter the amount in euros, or select only countries with this currency');
  return { amount: computeMarketPrice(parseMajor(by.value, 'EUR').amount, eurRate, { step: 1, ending: 0 }) };
}

function assertDates({ saleFrom, saleUntil }: AmountChange): void {
  if ([saleFrom, saleUntil].some((time) => time !== null && Number.isNaN(time.getTime()))) throw toIssue('saleFrom', 'Enter a valid date');
  if (saleUntil === null) return;
  if (saleFrom !== null && saleUntil <= saleFrom) throw toIssue('saleUntil', 'The end must be after the start');
  if (saleUntil <= now()) throw toIssue('saleUntil', 'The end must be in the future');
}

const toIssue = (field: string, message: string) => new InvalidInput([{ field: `rule.${field}`, code: 'invalid', params: { message } }]);
