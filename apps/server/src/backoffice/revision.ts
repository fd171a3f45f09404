import { createHash } from 'node:crypto';

/**
 * Returns a text that differs for different content. A form is opened with it and sends it back, so that two people cannot overwrite each other. It
 * is derived from the form's content, so that no table needs a version column and rows of its lists are included. Values that change by themselves
 * (stock, counts) must not be in it.
 */
export const computeRevision = (shown: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(shown)))
    .digest('base64url')
    .slice(0, 22);

/** Adds the revision to the data with which a form is opened. */
export const addRevision = <Shown extends object>(shown: Shown): Shown & { revision: string } => ({ ...shown, revision: computeRevision(shown) });

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
