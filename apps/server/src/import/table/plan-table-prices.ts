import type { PresentPrice, PresentProduct } from '../present-products.ts';
import type { PriceToBring } from '../product-to-bring.ts';
import type { Market } from '../price-abroad.ts';
import type { PlannedVariant } from './plan-table-variants.ts';
import type { TableLine, TablePrice, TableProduct } from './table-product.ts';
import type { TableWorld } from './table-world.ts';

/** A price as it is or shall be; minor units. */
type Price = Pick<PresentPrice, 'regular' | 'sale' | 'saleFrom' | 'saleUntil'>;

type Refuse = (line: number, column: string, message: string) => void;

/** One of the product's variants with its price of a country: before, and after the table. */
interface Priced {
  sku: string;
  variantId: number | undefined;
  own: Price | undefined;
  after: Price | undefined;
  isActive: boolean;
}

/**
 * The prices that are to be written: of the countries in which a variant comes to cost something else. The product's own
 * price is its lowest, so that a listing says what it costs from; a variant that costs something else has its own.
 */
export function planTablePrices(
  said: TableProduct,
  variants: readonly PlannedVariant[],
  present: PresentProduct | undefined,
  world: TableWorld,
  refuse: Refuse,
): PriceToBring[] {
  const prices = world.markets.flatMap((market) => pricesIn(market, said, variants, present, world, refuse));
  if (!present && prices.length === 0) refuse(said.line, 'price', 'A new product needs a price in a country at least.');
  return prices;
}

function pricesIn(
  market: Market,
  said: TableProduct,
  variants: readonly PlannedVariant[],
  present: PresentProduct | undefined,
  world: TableWorld,
  refuse: Refuse,
): PriceToBring[] {
  const { countryId, currency } = market;
  // What was paid in another currency is no price any more.
  const kept = (key: string): Price | undefined => {
    const price = present?.prices.get(key);
    return price?.currency === currency ? price : undefined;
  };
  const base = kept(`${countryId}`);
  const ofProduct = said.lines.filter((line) => !variants.some((variant) => variant.said === line));
  const saidIn = (line: TableLine): TablePrice | undefined => line.prices.get(countryId) ?? abroad(line, market, world);
  const [whole] = ofProduct.flatMap((line) => saidIn(line) ?? []);
  const merged = (before: Price | undefined, price: TablePrice | undefined): Price | undefined => (price ? merge(before, price, refuse) : before);

  const planned = variants.map(({ sku, known, isActive, said: line }): Priced => {
    const own = known && kept(`${countryId}/${known.id}`);
    return { sku, variantId: known?.id, own, after: merged(own ?? base, saidIn(line) ?? whole), isActive };
  });
  const others = (present?.variants ?? [])
    .filter(({ id }) => !variants.some(({ known }) => known?.id === id))
    .map(({ id, sku, isActive }): Priced => {
      const own = kept(`${countryId}/${id}`);
      return { sku, variantId: id, own, after: merged(own ?? base, whole), isActive };
    });
  const all = [...planned, ...others];
  if (all.every(({ variantId, own, after }) => variantId !== undefined && isSame(own ?? base, after))) return [];

  const priced = all.filter((each): each is Priced & { after: Price } => each.after !== undefined);
  const candidates = priced.some(({ isActive }) => isActive) ? priced.filter(({ isActive }) => isActive) : priced;
  const [lowest] = [...candidates].sort((a, b) => paid(a.after) - paid(b.after));
  if (!lowest) return [];
  const next = base && candidates.some(({ after }) => isSame(after, base)) && paid(base) === paid(lowest.after) ? base : lowest.after;
  return [
    ...(isSame(base, next) ? [] : [{ countryId, sku: null, ...bare(next) }]),
    ...priced
      .filter(({ own, after }) => (own ? !isSame(own, after) : !isSame(after, next)))
      .map(({ sku, variantId, after }) => ({ countryId, sku, ...(variantId !== undefined && { variantId }), ...bare(after) })),
  ];
}

/** What a line says in the file's currency, as this country's price. */
function abroad({ price }: TableLine, market: Market, { priceIn }: TableWorld): TablePrice | undefined {
  if (price?.regular === undefined) return undefined;
  const list = priceIn(price.sale ? { price: price.sale, compareAt: price.regular } : { price: price.regular, compareAt: null }, market);
  return {
    line: price.line,
    column: price.column,
    regular: list.regular,
    ...(price.sale !== undefined && { sale: list.sale, saleFrom: null, saleUntil: null }),
  };
}

function merge(before: Price | undefined, said: TablePrice, refuse: Refuse): Price | undefined {
  const regular = said.regular ?? before?.regular;
  if (regular === undefined) {
    refuse(said.line, said.column, 'There is no price that this sale would be of.');
    return undefined;
  }
  const sale = said.sale === undefined ? (before?.sale ?? null) : said.sale;
  const [saleFrom, saleUntil] =
    sale === null
      ? [null, null]
      : [
          said.saleFrom === undefined ? (before?.saleFrom ?? null) : said.saleFrom,
          said.saleUntil === undefined ? (before?.saleUntil ?? null) : said.saleUntil,
        ];
  if (sale !== null && sale >= regular) refuse(said.line, said.column, 'The sale is not below the price.');
  if (saleFrom && saleUntil && saleFrom >= saleUntil) refuse(said.line, said.column, 'The sale ends before it begins.');
  return { regular, sale, saleFrom, saleUntil };
}

const paid = ({ regular, sale }: Price): number => sale ?? regular;
const timeOf = (at: Date | null | undefined): number | null => at?.getTime() ?? null;
const isSame = (a: Price | undefined, b: Price | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : a.regular === b.regular && a.sale === b.sale && timeOf(a.saleFrom) === timeOf(b.saleFrom) && timeOf(a.saleUntil) === timeOf(b.saleUntil);

const bare = ({ regular, sale, saleFrom, saleUntil }: Price): Price => ({ regular, sale, saleFrom, saleUntil });
