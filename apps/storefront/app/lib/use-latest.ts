import { useState } from 'react';

/**
 * Of several sources of the same thing, what the one that changed last says. A source that has nothing to say is undefined.
 * @param sources always as many; of several that changed at once the first counts
 */
export function useLatest<Value>(sources: readonly (Value | undefined)[]): Value | undefined {
  const [seen, setSeen] = useState({ sources, latest: sources.find((source) => source !== undefined) });
  const changed = sources.filter((source, index) => source !== seen.sources[index]);
  if (changed.length === 0) return seen.latest;
  const said = changed.find((source) => source !== undefined);
  const latest = said === undefined ? seen.latest : said;
  setSeen({ sources, latest });
  return latest;
}
