import { ShopError } from '#kit/errors';
import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Storage } from '#platform/storage';
import { bringShopify } from '../bring-shopify.ts';
import { marketsByCode } from '../markets-of.ts';
import { mediaHere, picturePath } from '../media-of-products.ts';
import type { MerchantProduct } from '../merchant-product.ts';
import { shopifyPlanner, takenSkus } from '../plan-import.ts';
import type { Outcome } from '../plan-product.ts';
import { ownersOfSkus, presentProducts } from '../present-products.ts';
import type { Problem } from '../problem.ts';
import type { ProductToBring } from '../product-to-bring.ts';
import { decodeText, type Encoding } from '../reading/decode-text.ts';
import type { ProductFile } from '../reading/product-file.ts';
import { readRows, readTable, type Separator, type Table } from '../reading/read-table.ts';
import { shopifyFile } from '../read-shopify-csv.ts';
import { planTableProduct } from '../table/plan-table-product.ts';
import { placeColumns, tableFile } from '../table/table-file.ts';
import type { TableProduct } from '../table/table-product.ts';
import { tableWorld } from '../table/table-world.ts';
import { importOptionsOf, type RunOptions } from './run-options.ts';

/** What is kept of a run that its file is read with. */
export interface FileOfRun {
  fileName: string;
  storageKey: string;
  format: 'shopify' | 'table';
  mapping: Readonly<Record<string, string>>;
  options: RunOptions;
}

/** Some products of a file compared with the shop. */
export interface SomePlanned {
  products: { outcome: Outcome; bring: ProductToBring }[];
  problems: Problem[];
}

/** A run's file, ready to be compared with the shop some products at a time. */
export interface RunFile {
  handles: readonly string[];
  lines: number;
  problems: readonly Problem[];
  plan: (db: Db, handles: readonly string[]) => Promise<SomePlanned>;
}

/** Kept as it came, or as the rows of a workbook. */
export const isRows = (storageKey: string): boolean => storageKey.endsWith('.rows');

/** @throws ShopError FileGone, NotText, NotCsv */
export async function readRunTable(
  storage: Storage,
  storageKey: string,
  wanted: { encoding?: Encoding | undefined; separator?: Separator | undefined },
): Promise<{ table: Table; encoding: Encoding }> {
  const bytes = await storage.get(storageKey);
  if (!bytes) throw new ShopError('FileGone', 410, 'The file of this import is not kept any more: bring it again.');
  if (isRows(storageKey)) return { table: await readRows(bytes), encoding: 'utf-8' };
  const { text, encoding } = decodeText(bytes, wanted.encoding);
  return { table: await readTable(text, wanted.separator), encoding };
}

/** @throws ShopError as reading, mapping and rates say no */
export async function openRunFile({ db, storage }: { db: Db; storage: Storage }, run: FileOfRun): Promise<RunFile> {
  const { table } = await readRunTable(storage, run.storageKey, run.options);
  const options = importOptionsOf(run.options, run.fileName);
  if (run.format === 'shopify') {
    const planSome = await shopifyPlanner(db, options);
    return runFile(shopifyFile(table, { currency: options.currency, brand: options.brand, audience: options.audience }), async (within, products) => {
      const { products: planned, problems } = await planSome(within, products);
      return {
        problems,
        products: planned.map((each) => ({
          outcome: each.outcome === 'unchanged' && each.toFetch.length > 0 ? 'updated' : each.outcome,
          bring: bringShopify(each, options),
        })),
      };
    });
  }
  const columns = placeColumns(table.header, run.mapping);
  const reading = {
    markets: await marketsByCode(db),
    currency: options.currency,
    languages: new Map((await listLanguages(db)).map(({ id, code }) => [code, id])),
    languageId: options.languageId,
  };
  const hasHandles = columns.some(({ name }) => name === 'handle');
  const handles = hasHandles ? new Map<string, string>() : await handlesOfSkus(db, table, columns.find(({ name }) => name === 'sku')?.at ?? 0);
  return runFile(tableFile(table, columns, reading, handles), async (within, products) => {
    const planned = await planTable(within, products, options);
    return planned;
  });
}

function runFile<Product extends MerchantProduct | TableProduct>(
  file: ProductFile<Product>,
  plan: (db: Db, products: readonly Product[]) => Promise<SomePlanned>,
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

async function planTable(db: Db, said: readonly TableProduct[], options: ReturnType<typeof importOptionsOf>): Promise<SomePlanned> {
  const paths = said.flatMap(({ pictures }) => (pictures ?? []).map(({ url }) => picturePath(url)));
  const world = { ...(await tableWorld(db, options)), pictures: await mediaHere(db, paths) };
  const present = await presentProducts(
    db,
    said.map(({ handle }) => handle),
    options.languageId,
  );
  const planned: SomePlanned = { products: [], problems: [] };
  for (const product of said) {
    const plan = planTableProduct(product, present.get(product.handle), world);
    if (Array.isArray(plan)) planned.problems.push(...plan);
    else planned.products.push({ outcome: plan.outcome === 'unchanged' && plan.bring.isToFetch ? 'updated' : plan.outcome, bring: plan.bring });
  }
  const owners = await ownersOfSkus(
    db,
    planned.products.flatMap(({ bring }) => bring.variants.map(({ sku }) => sku)),
  );
  const headers = new Map(said.map(({ handle, headerOf, lines }) => [handle, { sku: headerOf('sku'), lines }]));
  planned.products = planned.products.filter(({ bring }) => {
    const its = headers.get(bring.handle);
    const variants = bring.variants.map(({ sku }) => ({ sku, line: its?.lines.find((line) => line.sku === sku)?.line ?? bring.line }));
    const taken = takenSkus({ handle: bring.handle, variants }, owners, its?.sku ?? 'sku');
    planned.problems.push(...taken);
    return taken.length === 0;
  });
  return planned;
}

const SKUS_AT_ONCE = 5000;

/** Whose the SKUs of a table without handles are. */
async function handlesOfSkus(db: Db, table: Table, at: number): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  let skus: string[] = [];
  for (let index = 0; index <= table.size; index += 1) {
    const sku = index < table.size ? table.row(index).cells[at] : undefined;
    if (sku) skus.push(sku);
    if (skus.length < SKUS_AT_ONCE && index < table.size) continue;
    for (const [each, handle] of await ownersOfSkus(db, skus)) owners.set(each, handle);
    skus = [];
  }
  return owners;
}
