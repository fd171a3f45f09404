import { useState } from 'react';

/**
 * Returns the key of a request to change products. A repeated request, for example after a lost response, has the same key and makes no second
 * change. Another draft gets another key, because the server would otherwise take it for a repetition and ignore it.
 */
export function useRequestKey(draft: object): string {
  const [request, setRequest] = useState(() => ({ draft, key: crypto.randomUUID() as string }));
  if (request.draft === draft) return request.key;
  const next = { draft, key: crypto.randomUUID() as string };
  setRequest(next);
  return next.key;
}
