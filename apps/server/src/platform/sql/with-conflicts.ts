import type { ShopError } from '#kit/errors';
import { findConstraint } from '../transaction.ts';

/** Errors by the name of a unique key or foreign key. */
type Conflicts = Readonly<Record<string, () => ShopError>>;

/**
 * Runs work that can violate a constraint although the input was checked, because of a concurrent request. Converts a violation of a named constraint
 * to its error. All other violations remain internal errors, which are logged and not reported as invalid input.
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
