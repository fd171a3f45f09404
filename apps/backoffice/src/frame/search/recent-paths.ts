import type { SearchOption } from './options.ts';

/** Maximum number of recently opened records. */
const MAX_RECENT = 8;

/** Puts a record first, without a second entry for it. */
export const addRecent = (before: readonly SearchOption[], record: SearchOption): SearchOption[] =>
  [record, ...before.filter(({ to }) => to !== record.to)].slice(0, MAX_RECENT);

/** Returns the resource and the id of a record's page: `/orders/7KQ4M-X2RPA/show`, `/products/17`. */
export function parseRecordPath(path: string): { name: string; id: string } | undefined {
  const [, name, id, rest] = path.split('/');
  if (!name || !id || id === 'create' || (rest !== undefined && rest !== 'show')) return undefined;
  return { name, id: decodeURIComponent(id) };
}
