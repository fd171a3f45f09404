/** Returns how long a response may still be cached, in seconds; undefined when it may not be cached. */
export function getSecondsLeft({ headers }: Pick<Response, 'headers'>): number | undefined {
  const allowed = /(?:^|[\s,])s-maxage=(\d{1,9})/i.exec(headers.get('cache-control') ?? '')?.[1];
  if (allowed === undefined) return undefined;
  return Math.max(0, Number(allowed) - Number(headers.get('age') ?? 0));
}
