import { isDeepStrictEqual } from 'node:util';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { auditLog } from './tables.ts';

type Facts = Record<string, unknown>;

/** A change to record. */
export interface Change {
  /** Such as `product.update`. */
  action: string;
  /** The type of the changed object, such as `product`, and its id or number. */
  subject: string;
  subjectId: string | number;
  /**
   * The object before and after the change; only differences are stored. Null if it did not exist or was deleted. Must not contain passwords
   * or keys.
   */
  before?: object | null | undefined;
  after?: object | null | undefined;
}

/** Records a change in the transaction of the change, so that both are stored or neither. */
export async function recordChange(
  tx: Tx,
  actor: { userId: number | null; name: string },
  { before: was = null, after: is = null, ...change }: Change,
): Promise<void> {
  const [before, after] = [was as Facts | null, is as Facts | null];
  const differing = before && after ? Object.keys({ ...before, ...after }).filter((key) => !isDeepStrictEqual(before[key], after[key])) : undefined;
  const pickDiffering = (facts: Facts | null) => facts && (differing ? Object.fromEntries(differing.map((key) => [key, facts[key] ?? null])) : facts);
  await tx.insert(auditLog).values({
    at: now(),
    userId: actor.userId,
    actor: actor.name,
    ...change,
    subjectId: String(change.subjectId),
    before: pickDiffering(before),
    after: pickDiffering(after),
  });
}
