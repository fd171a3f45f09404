import { useState } from 'react';

/** Of two sources of the same thing, the one that changed last. */
export function useLatest<Value>(first: Value, second: Value | null): Value {
  const [seen, setSeen] = useState({ first, second, latest: first });
  if (seen.first === first && seen.second === second) return seen.latest;
  const latest = seen.first !== first ? first : (second ?? seen.latest);
  setSeen({ first, second, latest });
  return latest;
}
