import type { ShopError } from '#kit/errors';
import { findConstraint } from '../transaction.ts';

/** Errors by the name of a unique key or foreign key. */
type Conflicts = Readonly<Record<string, () => ShopError>>;

/**
 * Runs work whose statements can violate a constraint although the input was checked, because another request was faster. A violation of a
 * named constraint becomes its error. All others remain faults of the shop, so that they are logged and not answered as the caller's mistake.
 */
export async function withConflicts<Answer>(conflicts: Conflicts, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const constraint = findConstraint(error);
    const create = constraint !== undefined && Object.hasOwn(conflicts, constraint) ? conflicts[constraint] : undefined;
    throw create ? create() : error;
  }
}
