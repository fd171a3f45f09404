import { createHash } from 'node:crypto';

/**
 * Another text for another content: what a form is opened with and sends back, so that two people cannot overwrite each
 * other. It is made of what the form shows, so that no table needs a column for it and rows of its lists count as well.
 * What changes by itself (stock, counts) must not be in it.
 */
export const revisionOf = (shown: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(shown)))
    .digest('base64url')
    .slice(0, 22);

/** What a form is opened with. */
export const withRevision = <Shown extends object>(shown: Shown): Shown & { revision: string } => ({ ...shown, revision: revisionOf(shown) });

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
