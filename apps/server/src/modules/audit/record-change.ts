import { isDeepStrictEqual } from 'node:util';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { auditLog } from './tables.ts';

type Facts = Record<string, unknown>;

/** What somebody has done. */
export interface Change {
  /** Such as `product.update`. */
  action: string;
  /** What it was done to: `product`, and its id or number. */
  subject: string;
  subjectId: string | number;
  /** As it was, and as it is; only what differs is kept. Null: there was nothing, or is nothing any more. Never a password or key. */
  before?: object | null | undefined;
  after?: object | null | undefined;
}

/** Writes down a change in its own transaction: both are kept, or neither. */
export async function recordChange(
  tx: Tx,
  who: { userId: number | null; name: string },
  { before: was = null, after: is = null, ...change }: Change,
): Promise<void> {
  const [before, after] = [was as Facts | null, is as Facts | null];
  const differing = before && after ? Object.keys({ ...before, ...after }).filter((key) => !isDeepStrictEqual(before[key], after[key])) : undefined;
  const kept = (facts: Facts | null) => facts && (differing ? Object.fromEntries(differing.map((key) => [key, facts[key] ?? null])) : facts);
  await tx.insert(auditLog).values({
    at: now(),
    userId: who.userId,
    actor: who.name,
    ...change,
    subjectId: String(change.subjectId),
    before: kept(before),
    after: kept(after),
  });
}
