import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Returns the IP address of the caller: the remote end of the connection, or the address that the outermost trusted proxy saw. A call that a page
 * makes inside this process has no connection and passes the address itself.
 * @param trustedProxies number of our proxies in front of this process
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
