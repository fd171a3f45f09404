/** How long an answer may still be kept, in seconds; undefined where it may not be. */
export function secondsLeft({ headers }: Pick<Response, 'headers'>): number | undefined {
  const allowed = /(?:^|[\s,])s-maxage=(\d{1,9})/i.exec(headers.get('cache-control') ?? '')?.[1];
  if (allowed === undefined) return undefined;
  return Math.max(0, Number(allowed) - Number(headers.get('age') ?? 0));
}
