import { NavigationType } from 'react-router';
import { arrivalAddress } from '#lib/arrival-address.ts';
import { carriedOver } from './carry-over.ts';
import './router-globals.ts';

/** Outlives what is drawn anew: the address of the page that was last shown, and its place in the history. */
let before: { address: URL; key: string } | undefined;

/**
 * Writes what carries over into the address of each page that is come to, as soon as the router has written that address.
 * The router is not told, so nothing is asked for a second time and no step is added to the way back. Who was quicker than
 * this script has gone on from the page he arrived at already: his address is made good at once. @returns ends it
 */
export function carryQueries(): () => void {
  const router = window.__reactRouterDataRouter;
  if (!router) return () => undefined;
  const { location: shown, historyAction } = router.state;
  if (!before && historyAction !== NavigationType.Pop) carry(arrivalAddress(), shown.key);
  before ??= { address: new URL(location.href), key: shown.key };
  return router.subscribe(({ location: { key }, historyAction }) => {
    if (key === before?.key) return;
    if (before && historyAction !== NavigationType.Pop) carry(before.address, key);
    else before = { address: new URL(location.href), key };
  });
}

function carry(from: URL, key: string): void {
  const now = new URL(location.href);
  const merged = carriedOver(from, now);
  if (merged.href !== now.href) history.replaceState(history.state, '', merged);
  before = { address: merged, key };
}
