import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who asks: the connection's other end, or what the outermost proxy of ours saw.
 * @param trustedProxies how many proxies of ours stand before this process
 */
export function callerAddress(c: Context, trustedProxies: number): string {
  const forwarded = c.req
    .header('x-forwarded-for')
    ?.split(',')
    .map((address) => address.trim());
  if (trustedProxies > 0 && forwarded) return forwarded.at(-trustedProxies) ?? 'unknown';
  // In-process calls and tests have no connection.
  const env: unknown = c.env;
  const hasConnection = typeof env === 'object' && env !== null && 'incoming' in env;
  return hasConnection ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process';
}
