import { NavigationType } from 'react-router';
import { readArrivalAddress } from '#lib/session/arrival-address.ts';
import { addCarriedParameters } from './carried-parameters.ts';
import '../router-globals.ts';

/** The address and history key of the last page. Outlives re-rendering of the whole page. */
let before: { address: URL; key: string } | undefined;

/**
 * Adds the carried parameters to the address of each new page right after the router has set it. The router is not notified, so
 * there is no second request and no extra history entry. If the visitor has navigated before this script loaded, the parameters of
 * the arrival address are added at once. @returns a function that stops it
 */
export function startCarryingParameters(): () => void {
  const router = window.__reactRouterDataRouter;
  if (!router) return () => undefined;
  const { location: shown, historyAction } = router.state;
  if (!before && historyAction !== NavigationType.Pop) carryParameters(readArrivalAddress(), shown.key);
  before ??= { address: new URL(location.href), key: shown.key };
  return router.subscribe(({ location: { key }, historyAction }) => {
    if (key === before?.key) return;
    if (before && historyAction !== NavigationType.Pop) carryParameters(before.address, key);
    else before = { address: new URL(location.href), key };
  });
}

function carryParameters(from: URL, key: string): void {
  const now = new URL(location.href);
  const merged = addCarriedParameters(from, now);
  if (merged.href !== now.href) history.replaceState(history.state, '', merged);
  before = { address: merged, key };
}
