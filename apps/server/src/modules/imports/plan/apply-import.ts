import { ShopError } from '#kit/errors';
import { refreshListing } from '#modules/search';
import type { Db } from '#platform/database';
import { inTransaction, findSqlState } from '#platform/transaction';
import { importProducts } from '../products/import-products.ts';
import { importShopifyProducts } from '../products/import-shopify-products.ts';
import type { ImportOptions } from '../products/import-options.ts';
import type { ImportPlan } from './plan-import.ts';
import type { Problem } from '../products/problem.ts';
import type { ProductToImport } from '../products/import-types.ts';

/** The result of an import. */
export interface ImportResult {
  applied: number;
  /** Products that the database refused, for example when two people import the same SKU at once. */
  problems: Problem[];
}

/** Number of products per transaction, unless they have more variants than this. */
const PRODUCTS = 100;
const VARIANTS = 1000;

/**
 * Imports a plan in batches; unchanged products are skipped. Imported products appear in listings at once, even if the shop is not running.
 * @param isAllOrNothing uses one transaction for all products: one product that fails or was refused prevents the import
 */
export async function applyImport(
  db: Db,
  plan: ImportPlan,
  options: ImportOptions,
  { isAllOrNothing = false, onProgress = () => undefined }: { isAllOrNothing?: boolean; onProgress?: (done: number) => void } = {},
): Promise<ImportResult> {
  if (isAllOrNothing && plan.problems.length > 0) return { applied: 0, problems: [] };
  const due = plan.products.filter(({ outcome, toFetch }) => outcome !== 'unchanged' || toFetch.length > 0);
  const problems: Problem[] = [];
  const ids: number[] = [];
  const applyAll = async (within: Db): Promise<void> => {
    for (const batch of splitIntoBatches(due, ({ product }) => product.variants.length)) {
      const results = await importBatch(
        within,
        batch.map((planned) => importShopifyProducts(planned, options)),
        options,
      );
      ids.push(...results.ids);
      problems.push(...results.problems);
      if (isAllOrNothing && problems.length > 0) throw new Refused();
      onProgress(ids.length + problems.length);
    }
  };
  if (!isAllOrNothing) await applyAll(db);
  else {
    await inTransaction(db, async (tx) => {
      // Reset when the transaction is retried after a deadlock.
      ids.length = 0;
      problems.length = 0;
      await applyAll(tx);
    }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      ids.length = 0;
    });
  }
  for (let start = 0; start < ids.length; start += REFRESH_BATCH) await refreshListing(db, ids.slice(start, start + REFRESH_BATCH));
  return { applied: ids.length, problems };
}

const REFRESH_BATCH = 500;

/** Thrown when one product prevents the whole import. */
class Refused extends Error {}

/** Splits products into batches that fit into one transaction. */
export function* splitIntoBatches<Product>(products: readonly Product[], countVariants: (product: Product) => number): Generator<Product[]> {
  let batch: Product[] = [];
  let variants = 0;
  for (const product of products) {
    const more = countVariants(product);
    if (batch.length > 0 && (batch.length === PRODUCTS || variants + more > VARIANTS)) {
      yield batch;
      [batch, variants] = [[], 0];
    }
    batch.push(product);
    variants += more;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Imports some products together. If the database refuses one of them, each is imported separately, so that only this product is left out.
 * @throws errors that no product caused: a lost connection, a deadlock
 */
export async function importBatch(
  db: Db,
  products: readonly ProductToImport[],
  options: { languageId: number; reference: string; runId?: number },
): Promise<{ ids: number[]; problems: Problem[] }> {
  try {
    return { ids: await inTransaction(db, (tx) => importProducts(tx, products, options)), problems: [] };
  } catch (error) {
    if (!isProductError(error)) throw error;
    const [only] = products;
    if (products.length === 1 && only) return { ids: [], problems: [toProblem(only, error)] };
  }
  const ids: number[] = [];
  const problems: Problem[] = [];
  for (const product of products) {
    const alone = await importBatch(db, [product], options);
    ids.push(...alone.ids);
    problems.push(...alone.problems);
  }
  return { ids, problems };
}

/** Errors of the shop, and PostgreSQL's classes for bad data (22) and violated constraints (23). */
const isProductError = (error: unknown): boolean =>
  error instanceof ShopError || error instanceof RangeError || /^2[23]/.test(findSqlState(error) ?? '');

function toProblem({ line, handle }: ProductToImport, error: unknown): Problem {
  const message =
    error instanceof ShopError
      ? error.message
      : error instanceof Error
        ? error.cause instanceof Error
          ? error.cause.message
          : error.message
        : String(error);
  return { line, handle, column: '', message: `The product was not saved: ${message}` };
}
