import { getExponent, parseMajor } from '#kit/money';
import type { TableRow } from '../reading/read-table.ts';
import { CLEAR, cut, readCell, type RefuseCell } from './cells.ts';
import type { CountryColumn, PlacedColumn } from './table-columns.ts';
import type { TableLine, TablePrice } from './table-product.ts';

/** Data needed to parse a price. */
export interface PriceReading {
  columns: readonly PlacedColumn[];
  /** Countries where the shop sells, by code. */
  markets: ReadonlyMap<string, { countryId: number; currency: string }>;
  /** Currency of `price` and `sale` without a country; ISO 4217. */
  currency: string;
}

/** Minor units. */
const MAX_PRICE = 1_000_000_000;

/**
 * Reads the prices of a line. Price and sale price belong together: if a line has a price and the table has a sale column, an empty sale cell means
 * no sale.
 */
export function readLinePrices({ line, cells }: TableRow, reading: PriceReading, refuse: RefuseCell): Pick<TableLine, 'prices' | 'price'> {
  const prices = new Map<number, TablePrice>();
  const findCountryColumn = (country: string, name: CountryColumn): PlacedColumn | undefined =>
    reading.columns.find(({ column }) => column.kind === 'country' && column.country === country && column.name === name);
  const countries = new Set(reading.columns.flatMap(({ column }) => (column.kind === 'country' ? [column.country] : [])));
  for (const country of countries) {
    const market = reading.markets.get(country);
    const findColumn = (name: CountryColumn) => findCountryColumn(country, name);
    if (!market) {
      const [any] = reading.columns.filter(({ column, at }) => column.kind === 'country' && column.country === country && (cells[at] ?? '') !== '');
      if (any) refuse(line, any.name, `The shop does not sell in ${country}.`);
      continue;
    }
    const price = readPrice(
      { line, cells },
      { price: findColumn('price'), sale: findColumn('sale'), saleFrom: findColumn('sale-from'), saleUntil: findColumn('sale-until') },
      market.currency,
      refuse,
    );
    if (price) prices.set(market.countryId, price);
  }
  const findPlainColumn = (name: 'price' | 'sale') => reading.columns.find((column) => column.name === name);
  const price = readPrice({ line, cells }, { price: findPlainColumn('price'), sale: findPlainColumn('sale') }, reading.currency, refuse);
  return { prices, ...(price && { price }) };
}

/** The columns of one price, in the order in which errors name them. */
interface PriceColumns {
  price: PlacedColumn | undefined;
  sale: PlacedColumn | undefined;
  saleFrom?: PlacedColumn | undefined;
  saleUntil?: PlacedColumn | undefined;
}

function readPrice({ line, cells }: TableRow, columns: PriceColumns, currency: string, refuse: RefuseCell): TablePrice | undefined {
  const { price, sale, saleFrom, saleUntil } = columns;
  const read = (column: PlacedColumn | undefined): string => (column ? readCell(cells[column.at] ?? '') : '');
  const placed = [price, sale, saleFrom, saleUntil].filter((column) => column !== undefined);
  if (placed.every((column) => read(column) === '')) return undefined;
  const hasPrice = read(price) !== '';
  // A column counts if the line also has a price, or if its cell is not empty.
  const isGiven = (column: PlacedColumn | undefined): column is PlacedColumn => column !== undefined && (hasPrice || read(column) !== '');
  const readOptional = <Value>(column: PlacedColumn, parse: (text: string, column: string) => Value | undefined): Value | null =>
    ['', CLEAR].includes(read(column)) ? null : (parse(read(column), column.name) ?? null);
  const parseAmount = (text: string, column: string) => readAmount(text, line, column, currency, refuse);
  const parseDate = (text: string, column: string) => readDate(text, line, column, refuse);

  const linePrice: TablePrice = { line, column: placed[0]?.name ?? '' };
  if (price && hasPrice) linePrice.regular = parseAmount(read(price), price.name) ?? 0;
  if (isGiven(sale)) linePrice.sale = readOptional(sale, parseAmount);
  if (isGiven(saleFrom)) linePrice.saleFrom = readOptional(saleFrom, parseDate);
  if (isGiven(saleUntil)) linePrice.saleUntil = readOptional(saleUntil, parseDate);
  return linePrice;
}

/** @returns minor units */
function readAmount(text: string, line: number, column: string, currency: string, refuse: RefuseCell): number | undefined {
  const decimal = readDecimal(text);
  if (decimal === undefined) return refuse(line, column, `"${cut(text)}" is not a price. Use the format 1234.50 or 1234,50.`);
  if (decimal === 'unclear')
    return refuse(line, column, `"${cut(text)}" is ambiguous: its separator can mean thousands or decimals. Use the format 1234.50.`);
  if ((decimal.split('.')[1] ?? '').replace(/0+$/, '').length > getExponent(currency))
    return refuse(line, column, `"${cut(text)}" has too many decimals for ${currency}.`);
  const { amount } = parseMajor(decimal, currency);
  return amount > 0 && amount <= MAX_PRICE ? amount : refuse(line, column, `The price ${cut(text)} is zero or too high.`);
}

const readDate = (text: string, line: number, column: string, refuse: RefuseCell): Date | undefined =>
  readInstant(text) ?? refuse(line, column, `"${cut(text)}" is not a date. Use the format 2026-11-27 or 2026-11-27T08:00:00Z.`);

/** Reads a date as its start in UTC. A time may have a time zone. */
function readInstant(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return undefined;
  const hasZone = /(?:Z|[+-]\d{2}:\d{2})$/.test(text) || text.length === 10;
  const at = new Date(`${text.replace(' ', 'T')}${hasZone ? '' : 'Z'}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/**
 * Parses an amount: `1234.5`, `49,90`, `1.234,50`, `1,234.50`, `1 234,50`, with or without a currency sign.
 * @returns plain decimal text; 'unclear' if `1.234` may mean one or a thousand; undefined if it is not an amount
 */
function readDecimal(text: string): string | undefined {
  const bare = text.replace(/[\p{Zs}'’]/gu, '').replace(/^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/gu, '');
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last === -1) return bare;
  const [mark = '', other = ''] = bare[last] === '.' ? ['.', ','] : [',', '.'];
  const [whole, decimals] = [bare.slice(0, last), bare.slice(last + 1)];
  if (decimals === '' || whole.includes(mark)) return undefined;
  if (whole.includes(other)) return /^\d{1,3}(?:[.,]\d{3})+$/.test(whole) ? `${whole.replaceAll(other, '')}.${decimals}` : undefined;
  return decimals.length === 3 && !whole.startsWith('0') ? 'unclear' : `${whole}.${decimals}`;
}
