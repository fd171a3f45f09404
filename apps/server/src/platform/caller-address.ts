import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who asks: the connection's other end, or what the outermost proxy of ours saw. A call of our own pages in this process
 * has no connection and says itself for whom it is.
 * @param trustedProxies how many proxies of ours stand before this process
 */
export function callerAddress(c: Context, trustedProxies: number): string {
  const forwarded = c.req
    .header('x-forwarded-for')
    ?.split(',')
    .map((address) => address.trim());
  const env: unknown = c.env;
  const hasConnection = typeof env === 'object' && env !== null && 'incoming' in env;
  if (!hasConnection) return forwarded?.at(-1) ?? 'in-process';
  if (trustedProxies > 0 && forwarded) return forwarded.at(-trustedProxies) ?? 'unknown';
  return getConnInfo(c).remote.address ?? 'unknown';
}
