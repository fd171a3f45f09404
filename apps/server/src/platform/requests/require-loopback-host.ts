import type { MiddlewareHandler } from 'hono';

/** `localhost` and its subdomains, which browsers always resolve to this machine, and loopback addresses. */
const loopbackHost = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Allows requests to loopback names only. Another name that resolves to 127.0.0.1 may belong to another site, and that site's scripts could then read
 * the response (DNS rebinding).
 */
export const requireLoopbackHost: MiddlewareHandler = async (c, next) => {
  if (!loopbackHost.test(c.req.header('host') ?? new URL(c.req.url).host)) return c.text('Only for this machine.', 403);
  return next();
};
