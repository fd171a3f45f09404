import { ShopError } from '#kit/errors';
import { findSkuOwners } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { findStoredImages } from '#modules/media';
import type { Db } from '#platform/database';
import type { Storage } from '#platform/storage/storage';
import { importShopifyProducts } from '../products/import-shopify-products.ts';
import { groupMarketsByCode } from '../products/list-markets.ts';
import { toPicturePath } from '../photos/media-of-products.ts';
import type { MerchantProduct } from '../products/merchant-product.ts';
import { createShopifyPlanner, listTakenSkus } from '../plan/plan-import.ts';
import type { Outcome } from '../plan/plan-product.ts';
import { readPresentProducts } from '../products/present-products.ts';
import type { Problem } from '../products/problem.ts';
import type { ProductToImport } from '../products/import-types.ts';
import type { Encoding, RunOptions, Separator } from '../contract.ts';
import { decodeText } from '../reading/decode-text.ts';
import type { ProductFile } from '../reading/product-file.ts';
import { readRows, readTable, type Table } from '../reading/read-table.ts';
import { readShopifyFile } from '../products/read-shopify-csv.ts';
import { planTableProduct } from '../table/plan-table-product.ts';
import { placeColumns, openTableFile } from '../table/table-file.ts';
import type { TableProduct } from '../table/table-product.ts';
import { buildTableContext } from '../table/table-context.ts';
import { toImportOptions } from './run-options.ts';

/** The data of a run that is needed to read its file. */
export interface RunFileData {
  fileName: string;
  storageKey: string;
  format: 'shopify' | 'table';
  mapping: Readonly<Record<string, string>>;
  options: RunOptions;
}

/** Result of comparing some products of a file with the shop. */
export interface PlannedBatch {
  products: { outcome: Outcome; toImport: ProductToImport }[];
  problems: Problem[];
}

/** A run's file, which can be compared with the shop in batches. */
export interface RunFile {
  handles: readonly string[];
  lines: number;
  problems: readonly Problem[];
  plan: (db: Db, handles: readonly string[]) => Promise<PlannedBatch>;
}

/** Returns whether a file is stored as rows of a workbook instead of unchanged. */
export const isRows = (storageKey: string): boolean => storageKey.endsWith('.rows');

/** @throws ShopError FileGone, NotText, NotCsv */
export async function readRunTable(
  storage: Storage,
  storageKey: string,
  wanted: { encoding?: Encoding | undefined; separator?: Separator | undefined },
): Promise<{ table: Table; encoding: Encoding }> {
  const bytes = await storage.get(storageKey);
  if (!bytes) throw new ShopError('FileGone', 410, 'The file of this import is no longer stored. Upload it again.');
  if (isRows(storageKey)) return { table: await readRows(bytes), encoding: 'utf-8' };
  const { text, encoding } = decodeText(bytes, wanted.encoding);
  return { table: await readTable(text, wanted.separator), encoding };
}

/** @throws ShopError for errors in reading, mapping and rates */
export async function openRunFile({ db, storage }: { db: Db; storage: Storage }, run: RunFileData): Promise<RunFile> {
  const { table } = await readRunTable(storage, run.storageKey, run.options);
  const options = toImportOptions(run.options, run.fileName);
  if (run.format === 'shopify') {
    const planSome = await createShopifyPlanner(db, options);
    return runFile(
      readShopifyFile(table, { currency: options.currency, brand: options.brand, audience: options.audience }),
      async (within, products) => {
        const { products: planned, problems } = await planSome(within, products);
        return {
          problems,
          products: planned.map((each) => ({
            outcome: each.outcome === 'unchanged' && each.toFetch.length > 0 ? 'updated' : each.outcome,
            toImport: importShopifyProducts(each, options),
          })),
        };
      },
    );
  }
  const columns = placeColumns(table.header, run.mapping);
  const reading = {
    markets: await groupMarketsByCode(db),
    currency: options.currency,
    languages: new Map((await listLanguages(db)).map(({ id, code }) => [code, id])),
    languageId: options.languageId,
  };
  const hasHandles = columns.some(({ name }) => name === 'handle');
  const handles = hasHandles ? new Map<string, string>() : await findHandlesBySku(db, table, columns.find(({ name }) => name === 'sku')?.at ?? 0);
  return runFile(openTableFile(table, columns, reading, handles), async (within, products) => {
    const planned = await planTable(within, products, options);
    return planned;
  });
}

function runFile<Product extends MerchantProduct | TableProduct>(
  file: ProductFile<Product>,
  plan: (db: Db, products: readonly Product[]) => Promise<PlannedBatch>,
): RunFile {
  return {
    handles: file.handles,
    lines: file.lines,
    problems: file.problems,
    plan: async (db, handles) => {
      const problems: Problem[] = [];
      const sound: Product[] = [];
      for (const handle of handles) {
        const read = file.read(handle);
        if (Array.isArray(read)) problems.push(...read);
        else sound.push(read);
      }
      const planned = await plan(db, sound);
      return { products: planned.products, problems: [...problems, ...planned.problems] };
    },
  };
}

async function planTable(db: Db, fileProducts: readonly TableProduct[], options: ReturnType<typeof toImportOptions>): Promise<PlannedBatch> {
  const paths = fileProducts.flatMap(({ pictures }) => (pictures ?? []).map(({ url }) => toPicturePath(url)));
  const context = { ...(await buildTableContext(db, options)), pictures: await findStoredImages(db, paths) };
  const present = await readPresentProducts(
    db,
    fileProducts.map(({ handle }) => handle),
    options.languageId,
  );
  const planned: PlannedBatch = { products: [], problems: [] };
  for (const product of fileProducts) {
    const plan = planTableProduct(product, present.get(product.handle), context);
    if (Array.isArray(plan)) planned.problems.push(...plan);
    else
      planned.products.push({ outcome: plan.outcome === 'unchanged' && plan.toImport.isToFetch ? 'updated' : plan.outcome, toImport: plan.toImport });
  }
  const owners = await findSkuOwners(
    db,
    planned.products.flatMap(({ toImport }) => toImport.variants.map(({ sku }) => sku)),
  );
  const headers = new Map(fileProducts.map(({ handle, getHeader: headerOf, lines }) => [handle, { sku: headerOf('sku'), lines }]));
  planned.products = planned.products.filter(({ toImport }) => {
    const header = headers.get(toImport.handle);
    const variants = toImport.variants.map(({ sku }) => ({ sku, line: header?.lines.find((line) => line.sku === sku)?.line ?? toImport.line }));
    const taken = listTakenSkus({ handle: toImport.handle, variants }, owners, header?.sku ?? 'sku');
    planned.problems.push(...taken);
    return taken.length === 0;
  });
  return planned;
}

const SKUS_AT_ONCE = 5000;

/** Returns the handles for the SKUs of a table without handles. */
async function findHandlesBySku(db: Db, table: Table, at: number): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  let skus: string[] = [];
  for (let index = 0; index <= table.size; index += 1) {
    const sku = index < table.size ? table.row(index).cells[at] : undefined;
    if (sku) skus.push(sku);
    if (skus.length < SKUS_AT_ONCE && index < table.size) continue;
    for (const [each, handle] of await findSkuOwners(db, skus)) owners.set(each, handle);
    skus = [];
  }
  return owners;
}
