import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { findRequestId, runWithRequestId, type Log } from '../log.ts';
import { countRequest } from '../metrics.ts';

/**
 * Gives every request an id, which appears on each of its log lines and in the `X-Request-Id` header of the response, and logs one line per
 * response. A call that a page makes in this process uses the page's id.
 * @param trustedProxies with proxies in front of the shop, the id that they send is used
 * @param getRoute the pattern of the address, for metrics
 */
export function requestLog(
  log: Log,
  trustedProxies: number,
  getRoute: (c: Context) => string = (c) => routePath(c),
): MiddlewareHandler<{ Variables: { log: Log; requestId: string } }> {
  return async (c, next) => {
    const sent = trustedProxies > 0 ? c.req.header('x-request-id') : undefined;
    const isCalledByPage = findRequestId() !== undefined;
    const requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : (findRequestId() ?? randomUUID());
    const began = performance.now();
    c.set('log', log);
    c.set('requestId', requestId);
    await runWithRequestId(requestId, async () => {
      await next();
      c.header('X-Request-Id', requestId);
      const { method } = c.req;
      // The path only, because a query may contain private data. A cart id in it would give access to the cart.
      const path = c.req.path.replace(/(\/api\/(?:carts|checkout)\/)[\w-]{16,}/, '$1…');
      const ms = performance.now() - began;
      // API calls that a page makes in this process count as part of the page.
      if (!isCalledByPage) countRequest({ method, route: getRoute(c), status: c.res.status, ms });
      log.info({ method, path, host: c.req.header('host'), status: c.res.status, ms: Math.round(ms) }, 'request');
    });
  };
}
