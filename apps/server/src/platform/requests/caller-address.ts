import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Returns the IP address of the caller: the remote end of the connection, or the address that the outermost trusted proxy received. A call from a
 * page in this process has no connection, so the page passes the address.
 * @param trustedProxies number of trusted proxies in front of this process
 */
export function getCallerAddress(c: Context, trustedProxies: number): string {
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
