import { inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { getCountry, getCurrency } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { planPrice, type WantedPrice } from './plan-price.ts';
import { readPriceHistory, toPriceKey } from './price-history.ts';
import { requestSaleBoundaries } from './sale-boundary-job.ts';
import { priceChanges, prices } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    'price.changed': { productIds: number[] };
  }
}

/** A price of a product in a country, or with `variantId` of that variant only. Minor units, VAT included. */
export interface NewPrice extends WantedPrice {
  productId: number;
  variantId?: number | null;
  countryId: number;
}

/** Rows per statement: PostgreSQL allows 65,535 parameters, and a row has up to eleven. */
const ROWS_PER_STATEMENT = 2000;

/**
 * Sets prices, keeps the history and computes the prior price of each reduction. Setting the same price again changes nothing.
 * Publishes `price.changed`, also when a dated sale starts or ends.
 * @throws RangeError if a price is not a positive integer, or a sale is not below its regular price
 */
export async function setPrices(db: Db, wanted: readonly NewPrice[]): Promise<void> {
  for (const price of wanted) assertPrice(price);
  await inTransaction(db, async (tx) => {
    for (let start = 0; start < wanted.length; start += ROWS_PER_STATEMENT) await setSome(tx, wanted.slice(start, start + ROWS_PER_STATEMENT));
  });
}

async function setSome(tx: Tx, wanted: readonly NewPrice[]): Promise<void> {
  const productIds = [...new Set(wanted.map(({ productId }) => productId))].sort((a, b) => a - b);
  const existing = new Map(
    (await tx.select().from(prices).where(inArray(prices.productId, productIds)).orderBy(prices.id).for('update')).map((row) => [
      toPriceKey(row),
      row,
    ]),
  );
  const history = await readPriceHistory(tx, productIds);
  const at = now();
  const markets = await getMarkets(tx, wanted);
  const planned = [...new Map(wanted.map((price) => [toPriceKey(price), price])).values()].map((price) => {
    const { productId, variantId = null, countryId } = price;
    const { currency, hasProgressiveReductions } = markets.get(countryId) ?? { currency: '', hasProgressiveReductions: false };
    // Prices in a former currency (levs before the euro) are not comparable.
    const before = existing.get(toPriceKey(price));
    const plan = planPrice(price, {
      existing: before?.currency === currency ? before : undefined,
      history: (history.get(toPriceKey(price)) ?? []).filter((change) => change.currency === currency),
      at,
      hasProgressiveReductions,
    });
    return { where: { productId, variantId, countryId, currency }, ...plan };
  });
  // Before the rows are written, because an instant without rows has no job yet.
  await requestSaleBoundaries(
    tx,
    planned.flatMap(({ row }) => row.dueAt ?? []),
  );
  await tx
    .insert(prices)
    .values(planned.map(({ where, row }) => ({ ...where, ...row })))
    .onConflictDoUpdate({ target: [prices.productId, prices.variantId, prices.countryId], set: updatedColumns });
  const changes = planned.flatMap(({ where, change }) => (change ? [{ ...where, ...change }] : []));
  if (changes.length > 0) await tx.insert(priceChanges).values(changes);
  await publish(tx, { type: 'price.changed', payload: { productIds } });
}

/** Columns that are updated from the inserted row on conflict. */
const updatedColumns = {
  currency: sql`excluded.currency`,
  regular: sql`excluded.regular`,
  sale: sql`excluded.sale`,
  saleFrom: sql`excluded.sale_from`,
  saleUntil: sql`excluded.sale_until`,
  prior: sql`excluded.prior`,
  dueAt: sql`excluded.due_at`,
};

interface PriceMarket {
  currency: string;
  hasProgressiveReductions: boolean;
}

async function getMarkets(tx: Tx, wanted: readonly NewPrice[]): Promise<Map<number, PriceMarket>> {
  const markets = new Map<number, PriceMarket>();
  for (const id of new Set(wanted.map(({ countryId }) => countryId))) {
    const { hasProgressiveReductions } = await getCountry(tx, id);
    markets.set(id, { currency: (await getCurrency(tx, id)).code, hasProgressiveReductions });
  }
  return markets;
}

function assertPrice({ productId, regular, sale }: NewPrice): void {
  const isPrice = (amount: number) => Number.isSafeInteger(amount) && amount > 0;
  if (!isPrice(regular)) throw new RangeError(`${regular} is not a valid price for product ${productId}`);
  if (sale !== undefined && sale !== null && (!isPrice(sale) || sale >= regular))
    throw new RangeError(`the sale price ${sale} is not lower than the regular price ${regular}`);
}
