import { splitPath } from '#lib/locale/locale.ts';
import { listKnownParameters } from './known-queries.ts';

/** Secrets and personal parameters, which belong to one page only. */
const neverCarried =
  /^(token|preview|handover|arrived|stop|code|key|secret|signature|state|returnto|items?|ids|session(_?id)?|tran_id|val_id|payment(_intent)?(_client_secret)?|e-?mail|phone|(order|invoice)(number)?|password|index|_routes|ajax)$/i;

/** Personal pages: from their addresses only campaign parameters are carried. */
const personalPages =
  /^\/(auth|user|checkout|orderconfirmation|str|sslreturn|track|wishlists|guest|return|withdrawal|cart|size-guides|unsubscribe|consent|affiliate)(\/|$)/i;
const campaign = /^(ref|adid|src|subid|link|utm_\w+)$/i;

const isSearch = (path: string): boolean => /^\/search(\/|$)/i.test(path);

/**
 * Returns the address of a new page with the parameters carried from the previous address. The new page wins for every parameter
 * that it has or knows. Search pages neither pass on nor receive parameters.
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
