import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { currentRequestId, withRequestId, type Log } from './log.ts';
import { countRequest } from './metrics.ts';

/**
 * Gives every request an id, which stands on each line that is logged for it and in the answer's `X-Request-Id`, and
 * logs one line when it is answered. A call that a page makes in this process keeps the page's id.
 * @param trustedProxies with proxies before us, the id that they send is kept
 * @param routeOf the pattern of the address, for what is counted
 */
export function requestLog(
  log: Log,
  trustedProxies: number,
  routeOf: (c: Context) => string = (c) => routePath(c),
): MiddlewareHandler<{ Variables: { log: Log; requestId: string } }> {
  return async (c, next) => {
    const sent = trustedProxies > 0 ? c.req.header('x-request-id') : undefined;
    const isCalledByPage = currentRequestId() !== undefined;
    const requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : (currentRequestId() ?? randomUUID());
    const began = performance.now();
    c.set('log', log);
    c.set('requestId', requestId);
    await withRequestId(requestId, async () => {
      await next();
      c.header('X-Request-Id', requestId);
      const { method } = c.req;
      // The path only: a query may carry what nobody should find in a log. A cart's id in it opens the cart.
      const path = c.req.path.replace(/(\/api\/(?:carts|checkout)\/)[\w-]{16,}/, '$1…');
      const ms = performance.now() - began;
      // What a page asks of the API in this process is part of the page.
      if (!isCalledByPage) countRequest({ method, route: routeOf(c), status: c.res.status, ms });
      log.info({ method, path, host: c.req.header('host'), status: c.res.status, ms: Math.round(ms) }, 'request');
    });
  };
}
