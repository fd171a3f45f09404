import { useState } from 'react';

/**
 * Returns the value of the source that changed last. A source without a value is undefined.
 * @param sources in a fixed number; if several change at the same time, the first takes precedence
 */
export function useLatest<Value>(sources: readonly (Value | undefined)[]): Value | undefined {
  const [seen, setSeen] = useState({ sources, latest: sources.find((source) => source !== undefined) });
  const changed = sources.filter((source, index) => source !== seen.sources[index]);
  if (changed.length === 0) return seen.latest;
  const newest = changed.find((source) => source !== undefined);
  const latest = newest === undefined ? seen.latest : newest;
  setSeen({ sources, latest });
  return latest;
}
