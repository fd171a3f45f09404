import { knownQueries, personalPages } from 'virtual:page-lists';
import { splitPath } from '#lib/locale/locale.ts';

/** Secrets, personal parameters, and the page of a list with its length, which belong to one page only. */
const neverCarried =
  /^(token|preview|handover|arrived|stop|code|key|secret|signature|state|returnto|items?|ids|session(_?id)?|tran_id|val_id|payment(_intent)?(_client_secret)?|e-?mail|phone|(order|invoice)(number)?|password|index|_routes|ajax|page|take)$/i;

const campaign = /^(ref|adid|src|subid|link|utm_\w+)$/i;

const isSearch = (path: string): boolean => /^\/search(\/|$)/i.test(path);

/**
 * Returns the address of a new page with the parameters carried from the previous address. The new page takes precedence for every parameter
 * that it has or reads. Search pages neither pass on nor receive parameters. Personal pages pass on campaign parameters only.
 * @returns the same address if nothing is added
 */
export function addCarriedParameters(before: URL, now: URL): URL {
  const [from, to] = [splitPath(before.pathname).path, splitPath(now.pathname).path];
  if (before.search === '' || isSearch(from) || isSearch(to)) return now;
  const known = listKnownParameters(to);
  const isCarried = (name: string): boolean =>
    !neverCarried.test(name) && !known.includes(name) && !now.searchParams.has(name) && (!personalPages.test(from) || campaign.test(name));
  const carried = [...before.searchParams].filter(([name]) => isCarried(name));
  if (carried.length === 0) return now;
  const merged = new URL(now);
  // Appended as text, so that existing parameters keep their spelling.
  merged.search = [now.search.slice(1), new URLSearchParams(carried).toString()].filter(Boolean).join('&');
  return merged;
}

/** Returns the query parameters that a page reads. A link to the page determines them, also by leaving them out. @param path without language */
export function listKnownParameters(path: string): readonly string[] {
  const asked = path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .split('/');
  const isLike = (words: readonly string[]) => words.length === asked.length && words.every((word, index) => word === '*' || word === asked[index]);
  return knownQueries.find(([patterns]) => patterns.some((pattern) => isLike(pattern.split('/'))))?.[1] ?? [];
}
