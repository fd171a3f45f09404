import { splitPath } from '#lib/locale.ts';
import { knownQueryOf } from './known-queries.ts';

/** Secrets, and what is somebody's own: of the page it was made for, and of no other. */
const neverCarried =
  /^(token|preview|handover|arrived|stop|code|key|secret|signature|state|returnto|items?|ids|session(_?id)?|tran_id|val_id|payment(_intent)?(_client_secret)?|e-?mail|phone|(order|invoice)(number)?|password|index|_routes|ajax)$/i;

/** Where people are by themselves: of such an address only what a campaign put into it goes on. */
const ownPages =
  /^\/(auth|user|checkout|orderconfirmation|str|sslreturn|track|wishlists|guest|return|withdrawal|cart|size-guides|unsubscribe|consent|affiliate)(\/|$)/i;
const campaign = /^(ref|adid|src|subid|link|utm_\w+)$/i;

const isSearch = (path: string): boolean => /^\/search(\/|$)/i.test(path);

/**
 * The address of a page that was just come to, with what the address before carried on. The new page's own query wins for
 * every parameter that it has or that its page knows; searches stay apart.
 * @returns the address itself where nothing is added
 */
export function carriedOver(before: URL, now: URL): URL {
  const [from, to] = [splitPath(before.pathname).path, splitPath(now.pathname).path];
  if (before.search === '' || isSearch(from) || isSearch(to)) return now;
  const known = knownQueryOf(to);
  const isCarried = (name: string): boolean =>
    !neverCarried.test(name) && !known.includes(name) && !now.searchParams.has(name) && (!ownPages.test(from) || campaign.test(name));
  const carried = [...before.searchParams].filter(([name]) => isCarried(name));
  if (carried.length === 0) return now;
  const merged = new URL(now);
  // Appended as text: what stands in the address already keeps its spelling.
  merged.search = [now.search.slice(1), new URLSearchParams(carried).toString()].filter(Boolean).join('&');
  return merged;
}
