import type { PresentPrice, PresentProduct } from '../products/present-products.ts';
import type { PriceToImport } from '../products/import-types.ts';
import type { Market } from '../products/convert-price.ts';
import type { PlannedVariant } from './plan-table-variants.ts';
import type { TableLine, TablePrice, TableProduct } from './table-product.ts';
import type { TableContext } from './table-context.ts';

/** A present or planned price in minor units. */
type Price = Pick<PresentPrice, 'regular' | 'sale' | 'saleFrom' | 'saleUntil'>;

type Refuse = (line: number, column: string, message: string) => void;

/** A variant with its price in a country, before and after the import. */
interface Priced {
  sku: string;
  variantId: number | undefined;
  own: Price | undefined;
  after: Price | undefined;
  isActive: boolean;
}

/**
 * Returns the prices to write, for countries in which a variant's price changes. The price of a product is the lowest
 * price of its variants, so that a listing shows the starting price. A variant with another price has its own price.
 */
export function planTablePrices(
  fileProduct: TableProduct,
  variants: readonly PlannedVariant[],
  present: PresentProduct | undefined,
  context: TableContext,
  refuse: Refuse,
): PriceToImport[] {
  const prices = context.markets.flatMap((market) => planMarketPrices(market, fileProduct, variants, present, context, refuse));
  if (!present && prices.length === 0) refuse(fileProduct.line, 'price', 'A new product needs a price in at least one country.');
  return prices;
}

function planMarketPrices(
  market: Market,
  fileProduct: TableProduct,
  variants: readonly PlannedVariant[],
  present: PresentProduct | undefined,
  context: TableContext,
  refuse: Refuse,
): PriceToImport[] {
  const { countryId, currency } = market;
  // A price in a former currency is ignored.
  const getKeptPrice = (key: string): Price | undefined => {
    const price = present?.prices.get(key);
    return price?.currency === currency ? price : undefined;
  };
  const base = getKeptPrice(`${countryId}`);
  const ofProduct = fileProduct.lines.filter((line) => !variants.some((variant) => variant.line === line));
  const getStatedPrice = (line: TableLine): TablePrice | undefined => line.prices.get(countryId) ?? convertLinePrice(line, market, context);
  const [whole] = ofProduct.flatMap((line) => getStatedPrice(line) ?? []);
  const mergeStated = (before: Price | undefined, price: TablePrice | undefined): Price | undefined =>
    price ? mergePrice(before, price, refuse) : before;

  const planned = variants.map(({ sku, known, isActive, line }): Priced => {
    const own = known && getKeptPrice(`${countryId}/${known.id}`);
    return { sku, variantId: known?.id, own, after: mergeStated(own ?? base, getStatedPrice(line) ?? whole), isActive };
  });
  const others = (present?.variants ?? [])
    .filter(({ id }) => !variants.some(({ known }) => known?.id === id))
    .map(({ id, sku, isActive }): Priced => {
      const own = getKeptPrice(`${countryId}/${id}`);
      return { sku, variantId: id, own, after: mergeStated(own ?? base, whole), isActive };
    });
  const all = [...planned, ...others];
  if (all.every(({ variantId, own, after }) => variantId !== undefined && isSame(own ?? base, after))) return [];

  const priced = all.filter((each): each is Priced & { after: Price } => each.after !== undefined);
  const candidates = priced.some(({ isActive }) => isActive) ? priced.filter(({ isActive }) => isActive) : priced;
  const [lowest] = [...candidates].sort((a, b) => getPaidPrice(a.after) - getPaidPrice(b.after));
  if (!lowest) return [];
  const next = base && candidates.some(({ after }) => isSame(after, base)) && getPaidPrice(base) === getPaidPrice(lowest.after) ? base : lowest.after;
  return [
    ...(isSame(base, next) ? [] : [{ countryId, sku: null, ...removeHistory(next) }]),
    ...priced
      .filter(({ own, after }) => (own ? !isSame(own, after) : !isSame(after, next)))
      .map(({ sku, variantId, after }) => ({ countryId, sku, ...(variantId !== undefined && { variantId }), ...removeHistory(after) })),
  ];
}

/** Converts a line's price in the file's currency for a country. */
function convertLinePrice({ price }: TableLine, market: Market, { convertPrice }: TableContext): TablePrice | undefined {
  if (price?.regular === undefined) return undefined;
  const list = convertPrice(price.sale ? { price: price.sale, compareAt: price.regular } : { price: price.regular, compareAt: null }, market);
  return {
    line: price.line,
    column: price.column,
    regular: list.regular,
    ...(price.sale !== undefined && { sale: list.sale, saleFrom: null, saleUntil: null }),
  };
}

/** Returns a price with the stated fields replaced. */
function mergePrice(before: Price | undefined, { line, column, ...stated }: TablePrice, refuse: Refuse): Price | undefined {
  const { regular, sale, saleFrom, saleUntil } = { ...noPrice, ...before, ...stated };
  if (regular === undefined) {
    refuse(line, column, 'The sale price has no regular price. Enter the regular price.');
    return undefined;
  }
  if (sale === null) return { regular, sale, saleFrom: null, saleUntil: null };
  if (sale >= regular) refuse(line, column, 'The sale price must be lower than the regular price.');
  if (saleFrom && saleUntil && saleFrom >= saleUntil) refuse(line, column, 'The end of the sale must be after its start.');
  return { regular, sale, saleFrom, saleUntil };
}

const noPrice = { regular: undefined, sale: null, saleFrom: null, saleUntil: null };

const getPaidPrice = ({ regular, sale }: Price): number => sale ?? regular;
const toTimestamp = (at: Date | null | undefined): number | null => at?.getTime() ?? null;
const isSame = (a: Price | undefined, b: Price | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : a.regular === b.regular &&
      a.sale === b.sale &&
      toTimestamp(a.saleFrom) === toTimestamp(b.saleFrom) &&
      toTimestamp(a.saleUntil) === toTimestamp(b.saleUntil);

const removeHistory = ({ regular, sale, saleFrom, saleUntil }: Price): Price => ({ regular, sale, saleFrom, saleUntil });
