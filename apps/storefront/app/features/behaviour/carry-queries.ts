import { NavigationType } from 'react-router';
import { carriedOver } from './carry-over.ts';
import './router-globals.ts';

/** Outlives what is drawn anew: the address of the page that was last shown, and its place in the history. */
let before: { address: URL; key: string } | undefined;

/**
 * Writes what carries over into the address of each page that is come to, as soon as the router has written that address.
 * The router is not told, so nothing is asked for a second time and no step is added to the way back. @returns ends it
 */
export function carryQueries(): () => void {
  const router = window.__reactRouterDataRouter;
  if (!router) return () => undefined;
  before ??= { address: new URL(location.href), key: router.state.location.key };
  return router.subscribe(({ location: { key }, historyAction }) => {
    if (key === before?.key) return;
    const now = new URL(location.href);
    const merged = before && historyAction !== NavigationType.Pop ? carriedOver(before.address, now) : now;
    if (merged.href !== now.href) history.replaceState(history.state, '', merged);
    before = { address: merged, key };
  });
}
