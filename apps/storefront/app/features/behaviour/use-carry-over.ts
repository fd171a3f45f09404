import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { carriedOver } from './carry-over.ts';

/** Outlives what is drawn anew: the address of the page that was last shown. */
let before: URL | undefined;

/**
 * Writes what carries over into the address of a page that was just come to. The router is not told, so nothing is asked
 * for a second time and no step is added to the way back.
 */
export function useCarryOver(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const now = new URL(location.href);
    const merged = before && type !== NavigationType.Pop ? carriedOver(before, now) : now;
    if (merged.href !== now.href) history.replaceState(history.state, '', merged);
    before = merged;
  }, [key, type]);
}
