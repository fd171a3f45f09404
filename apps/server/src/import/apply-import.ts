import { ShopError } from '#kit/errors';
import { refreshListing } from '#modules/search';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { applyProduct } from './apply-product.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './plan-import.ts';
import type { PlannedProduct } from './plan-product.ts';
import type { Problem } from './problem.ts';

/** What came of it. */
export interface ImportResult {
  applied: number;
  /** Products that the database refused after all, such as two people bringing in the same SKU at once. */
  problems: Problem[];
}

const LISTED_AT_ONCE = 500;

/**
 * Brings a plan in, each product in a transaction of its own; what is unchanged is passed over. What came in stands in
 * the listings at once, whether or not the shop is running.
 * @param isAllOrNothing one transaction for all: one product that fails, or was refused already, keeps all out
 */
export async function applyImport(
  db: Db,
  plan: ImportPlan,
  options: ImportOptions,
  { isAllOrNothing = false, onProgress = () => undefined }: { isAllOrNothing?: boolean; onProgress?: (done: number) => void } = {},
): Promise<ImportResult> {
  const due = plan.products.filter(({ outcome, toFetch }) => outcome !== 'unchanged' || toFetch.length > 0);
  if (isAllOrNothing && plan.problems.length > 0) return { applied: 0, problems: [] };
  const problems: Problem[] = [];
  const ids: number[] = [];
  const applyAll = async (within: Db): Promise<void> => {
    for (const [index, planned] of due.entries()) {
      try {
        ids.push(await applyProduct(within, planned, options));
      } catch (error) {
        problems.push(problemOf(planned, error));
        if (isAllOrNothing) throw error;
      }
      onProgress(index + 1);
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
      ids.length = 0;
      if (problems.length === 0) throw error;
    });
  }
  for (let start = 0; start < ids.length; start += LISTED_AT_ONCE) await refreshListing(db, ids.slice(start, start + LISTED_AT_ONCE));
  return { applied: ids.length, problems };
}

function problemOf({ product }: PlannedProduct, error: unknown): Problem {
  const message =
    error instanceof ShopError
      ? error.message
      : error instanceof Error
        ? error.cause instanceof Error
          ? error.cause.message
          : error.message
        : String(error);
  return { line: product.line, handle: product.handle, column: '', message: `The shop refused it: ${message}` };
}
