import { ShopError } from '#kit/errors';
import { refreshListing } from '#modules/search';
import type { Db } from '#platform/database';
import { inTransaction, sqlState } from '#platform/transaction';
import { bringProducts } from './bring-products.ts';
import { bringShopify } from './bring-shopify.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './plan-import.ts';
import type { Problem } from './problem.ts';
import type { ProductToBring } from './product-to-bring.ts';

/** What came of it. */
export interface ImportResult {
  applied: number;
  /** Products that the database refused after all, such as two people bringing in the same SKU at once. */
  problems: Problem[];
}

/** Products written by one transaction, unless they have more variants than this. */
const PRODUCTS = 100;
const VARIANTS = 1000;

/**
 * Brings a plan in, some products at a time; what is unchanged is passed over. What came in stands in the listings at once,
 * whether or not the shop is running.
 * @param isAllOrNothing one transaction for all: one product that fails, or was refused already, keeps all out
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
    for (const some of portions(due, ({ product }) => product.variants.length)) {
      const brought = await bringSome(
        within,
        some.map((planned) => bringShopify(planned, options)),
        options,
      );
      ids.push(...brought.ids);
      problems.push(...brought.problems);
      if (isAllOrNothing && problems.length > 0) throw new Refused();
      onProgress(ids.length + problems.length);
    }
  };
  if (!isAllOrNothing) await applyAll(db);
  else {
    await inTransaction(db, async (tx) => {
      // Begun anew after a deadlock.
      ids.length = 0;
      problems.length = 0;
      await applyAll(tx);
    }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      ids.length = 0;
    });
  }
  for (let start = 0; start < ids.length; start += LISTED_AT_ONCE) await refreshListing(db, ids.slice(start, start + LISTED_AT_ONCE));
  return { applied: ids.length, problems };
}

const LISTED_AT_ONCE = 500;

/** One product keeps all out. */
class Refused extends Error {}

/** Divides products so that each part fits into one transaction. */
export function* portions<Product>(products: readonly Product[], variantsOf: (product: Product) => number): Generator<Product[]> {
  let some: Product[] = [];
  let variants = 0;
  for (const product of products) {
    const more = variantsOf(product);
    if (some.length > 0 && (some.length === PRODUCTS || variants + more > VARIANTS)) {
      yield some;
      [some, variants] = [[], 0];
    }
    some.push(product);
    variants += more;
  }
  if (some.length > 0) yield some;
}

/**
 * Brings some products in, together; where the database refuses one of them, each by itself, so that only that one is out.
 * @throws whatever is no product's own fault: a lost connection, a deadlock
 */
export async function bringSome(
  db: Db,
  products: readonly ProductToBring[],
  options: { languageId: number; reference: string },
): Promise<{ ids: number[]; problems: Problem[] }> {
  try {
    return { ids: await inTransaction(db, (tx) => bringProducts(tx, products, options)), problems: [] };
  } catch (error) {
    if (!isItsOwnFault(error)) throw error;
    const [only] = products;
    if (products.length === 1 && only) return { ids: [], problems: [problemOf(only, error)] };
  }
  const ids: number[] = [];
  const problems: Problem[] = [];
  for (const product of products) {
    const alone = await bringSome(db, [product], options);
    ids.push(...alone.ids);
    problems.push(...alone.problems);
  }
  return { ids, problems };
}

/** What the shop says no to, and what PostgreSQL calls bad data (22) or a violated constraint (23). */
const isItsOwnFault = (error: unknown): boolean => error instanceof ShopError || error instanceof RangeError || /^2[23]/.test(sqlState(error) ?? '');

function problemOf({ line, handle }: ProductToBring, error: unknown): Problem {
  const message =
    error instanceof ShopError
      ? error.message
      : error instanceof Error
        ? error.cause instanceof Error
          ? error.cause.message
          : error.message
        : String(error);
  return { line, handle, column: '', message: `The shop refused it: ${message}` };
}
