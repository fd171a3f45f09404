import { getExponent, money, toMajor } from '#kit/money';
import { listProductHandles, listTextLanguageIds, type HandleFilter } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import { listMarkets } from '../products/list-markets.ts';
import { readPresentProducts, type PresentPrice, type PresentProduct, type PresentVariant } from '../products/present-products.ts';
import type { Market } from '../products/convert-price.ts';
import { writeComposition } from '../table/product-cells.ts';

/** The products and columns to export. */
export interface ExportRequest extends HandleFilter {
  columns: 'all' | 'stock' | 'prices';
  /** Language codes; absent: all languages with a text. */
  languages?: readonly string[] | undefined;
}

/** A cell: a text, or a number for calculations in a spreadsheet. */
export type ExportCell = string | { number: string };

/** Number of products read at a time. */
const BATCH_SIZE = 100;

/** Returns the header and the lines of an export. Lines are read on demand, so that a hundred thousand products are never in memory at once. */
export async function exportRows(db: Db, wish: ExportRequest): Promise<{ header: string[]; rows: AsyncGenerator<ExportCell[]> }> {
  const markets = await listMarkets(db);
  const languages = wish.columns === 'all' ? await listExportLanguages(db, wish.languages) : [];
  const columns =
    wish.columns === 'stock'
      ? stockColumns
      : wish.columns === 'prices'
        ? [...keyColumns, ...listPriceColumns(markets)]
        : listColumns(markets, languages);
  return { header: columns.map(({ name }) => name), rows: generateRows(db, wish, columns, markets) };
}

/** The content of a column for a variant. `isOfProduct`: it appears only in the product's first line. */
interface Column {
  name: string;
  isOfProduct?: boolean;
  cell: (product: PresentProduct & { handle: string }, variant: PresentVariant) => ExportCell;
}

const formatNumber = (value: number): ExportCell => ({ number: String(value) });
const formatYesNo = (is: boolean): string => (is ? 'yes' : 'no');

const keyColumns: readonly Column[] = [
  { name: 'handle', cell: ({ handle }) => handle },
  { name: 'sku', cell: (_, { sku }) => sku },
];

const stockColumns: readonly Column[] = [...keyColumns, { name: 'stock', cell: (_, { onHand }) => formatNumber(onHand) }];

function listColumns(markets: readonly Market[], languages: readonly { id: number; code: string }[]): Column[] {
  const createProductColumn = (name: string, cell: Column['cell']): Column => ({ name, cell, isOfProduct: true });
  return [
    { name: 'handle', cell: ({ handle }) => handle },
    createProductColumn('status', ({ status }) => status),
    createProductColumn('brand', ({ brand }) => brand.name),
    createProductColumn('maker', ({ maker }) => (maker ? `${maker.name} <${maker.email}>` : '')),
    createProductColumn('category', ({ categoryCode }) => categoryCode),
    createProductColumn('audience', ({ audience }) => audience),
    createProductColumn('tags', ({ tags }) => tags.join(', ')),
    ...languages.flatMap(({ id, code }) => [
      createProductColumn(`name:${code}`, ({ texts }) => texts.get(id)?.name ?? ''),
      createProductColumn(`description:${code}`, ({ texts }) => texts.get(id)?.description ?? ''),
    ]),
    createProductColumn('composition', ({ parts }) => writeComposition(parts)),
    createProductColumn('care', ({ care }) => care.join(', ')),
    createProductColumn('hygiene', ({ isHygiene }) => formatYesNo(isHygiene)),
    createProductColumn('vat', ({ vatCategory }) => vatCategory),
    createProductColumn('pictures', ({ pictures, pictureColours }) =>
      pictures.map((url, index) => (pictureColours[index] ? `${url}#color=${pictureColours[index]}` : url)).join(' '),
    ),
    { name: 'color', cell: (_, { color }) => color ?? '' },
    { name: 'size', cell: (_, { size }) => size },
    { name: 'sku', cell: (_, { sku }) => sku },
    { name: 'barcode', cell: (_, { barcode }) => barcode ?? '' },
    { name: 'weight', cell: (_, { weightGrams }) => formatNumber(weightGrams) },
    { name: 'stock', cell: (_, { onHand }) => formatNumber(onHand) },
    { name: 'active', cell: (_, { isActive }) => formatYesNo(isActive) },
    ...listPriceColumns(markets),
  ];
}

function listPriceColumns(markets: readonly Market[]): Column[] {
  return markets.flatMap(({ countryId, code, currency }) => {
    const findPrice = (product: PresentProduct, variant: PresentVariant): PresentPrice | undefined => {
      const price = product.prices.get(`${countryId}/${variant.id}`) ?? product.prices.get(`${countryId}`);
      return price?.currency === currency ? price : undefined;
    };
    const formatAmount = (minor: number | null | undefined): ExportCell =>
      minor === null || minor === undefined ? '' : { number: toMajor(money(minor, currency)).toFixed(getExponent(currency)) };
    const formatTime = (at: Date | null | undefined): string => at?.toISOString() ?? '';
    return [
      { name: `price:${code}`, cell: (product, variant) => formatAmount(findPrice(product, variant)?.regular) },
      { name: `sale:${code}`, cell: (product, variant) => formatAmount(findPrice(product, variant)?.sale) },
      { name: `sale-from:${code}`, cell: (product, variant) => formatTime(findPrice(product, variant)?.saleFrom) },
      { name: `sale-until:${code}`, cell: (product, variant) => formatTime(findPrice(product, variant)?.saleUntil) },
    ] satisfies Column[];
  });
}

async function* generateRows(db: Db, wish: ExportRequest, columns: readonly Column[], markets: readonly Market[]): AsyncGenerator<ExportCell[]> {
  for (let last = 0; ;) {
    const batch = await listProductHandles(db, wish, { after: last, limit: BATCH_SIZE });
    const present = await readPresentProducts(
      db,
      batch.map(({ handle }) => handle),
      1,
    );
    for (const { handle } of batch) {
      const product = present.get(handle);
      if (product) yield* generateProductLines({ ...product, handle }, wish, columns, markets);
    }
    last = batch.at(-1)?.id ?? 0;
    if (batch.length < BATCH_SIZE) return;
  }
}

function* generateProductLines(
  product: PresentProduct & { handle: string },
  wish: ExportRequest,
  columns: readonly Column[],
  markets: readonly Market[],
): Generator<ExportCell[]> {
  const [first] = product.variants;
  if (!first) return;
  if (wish.columns === 'prices' && hasOnePrice(product, markets)) {
    yield columns.map(({ name, cell }) => (name === 'sku' ? '' : cell(product, first)));
    return;
  }
  for (const variant of product.variants)
    yield columns.map(({ isOfProduct, cell }) => (isOfProduct && variant !== first ? '' : cell(product, variant)));
}

/** Returns whether one line is enough, because no variant has its own price. */
const hasOnePrice = ({ prices, variants }: PresentProduct, markets: readonly Market[]): boolean =>
  markets.every(({ countryId }) => variants.every(({ id }) => !prices.has(`${countryId}/${id}`)));

async function listExportLanguages(db: Db, codes: readonly string[] | undefined): Promise<{ id: number; code: string }[]> {
  const all = await listLanguages(db);
  if (codes) return all.filter(({ code }) => codes.includes(code));
  const used = new Set(
    await listTextLanguageIds(
      db,
      all.map(({ id }) => id),
    ),
  );
  return all.filter(({ id }) => used.has(id));
}
