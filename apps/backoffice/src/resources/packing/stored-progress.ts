import type { Progress } from './packing-state.ts';

/**
 * The counted pieces of each order, and the skipped orders, in the session storage of the tab: they survive a reload and a phone that sleeps, and
 * end with the tab. The server does not know them.
 */
const buildKey = (orderNumber: string): string => `packing.${orderNumber}`;
const skippedKey = 'packing-skipped';

/** Returns the stored progress; undefined: none. */
export function readProgress(orderNumber: string): Progress | undefined {
  const stored = readJson(buildKey(orderNumber)) as { revision?: unknown; counts?: unknown } | undefined;
  if (typeof stored?.revision !== 'string' || typeof stored.counts !== 'object' || stored.counts === null) return undefined;
  return { revision: stored.revision, counts: stored.counts as Progress['counts'] };
}

/** Stores the progress, or deletes it if nothing is counted. */
export function writeProgress(orderNumber: string, { revision, counts }: Progress): void {
  const isEmpty = Object.values(counts).every((count) => count === 0);
  if (isEmpty) sessionStorage.removeItem(buildKey(orderNumber));
  else sessionStorage.setItem(buildKey(orderNumber), JSON.stringify({ revision, counts }));
}

/** Returns the numbers of the orders that were skipped in this tab. */
export function readSkipped(): string[] {
  const stored = readJson(skippedKey);
  return Array.isArray(stored) ? stored.map(String) : [];
}

export function addSkipped(orderNumber: string): void {
  sessionStorage.setItem(skippedKey, JSON.stringify([...new Set([...readSkipped(), orderNumber])]));
}

export const clearSkipped = (): void => sessionStorage.removeItem(skippedKey);

function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
