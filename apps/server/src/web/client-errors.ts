import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { getCallerAddress } from '#platform/requests/caller-address';
import type { Config } from '#platform/config';
import { removeAddresses } from '#platform/describe-error';
import type { Log } from '#platform/log';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';

/** Maximum size of a report in bytes. Reports from browsers are smaller. */
const maxBytes = 8 * 1024;
const report = z.object({
  message: z.string().max(500),
  stack: z.string().max(4000).optional(),
  /** Path of the page. */
  path: z.string().max(300),
  /** Build version of the page. */
  release: z.string().max(40),
  isCrawler: z.boolean(),
});

interface Options {
  config: Pick<Config, 'trustedProxies'>;
  log: Pick<Log, 'warn'>;
}

/**
 * `POST /client-errors`: logs an error from a browser, without queries, email addresses and IP addresses. The response is always the same, because
 * the browser ignores it.
 */
export function takeClientErrors(app: Pick<Hono, 'post'>, { config, log }: Options): void {
  const reports = rateLimit('client-errors');
  const tooLarge = bodyLimit({ maxSize: maxBytes, onError: (c) => c.body(null, 413) });
  app.post('/client-errors', tooLarge, async (c) => {
    if (!(await reports.isWithin(toAddressUnit(getCallerAddress(c, config.trustedProxies))))) return c.body(null, 429);
    const reported = report.safeParse(await c.req.json().catch(() => null));
    if (!reported.success) return c.body(null, 400);
    const { message, stack, path, ...rest } = reported.data;
    log.warn(
      { ...rest, path: getLogPath(path.split(/[?#]/)[0] ?? ''), message: removePersonalData(message), stack: stack && removePersonalData(stack) },
      'an error in a browser',
    );
    return c.body(null, 204);
  });
}

/** Removes possible user input: queries and email addresses. */
const removePersonalData = (text: string): string => removeAddresses(getLogPath(text).replace(/\?[^\s):]*/g, '?…'));

/** Removes the secret of links to an order from a path, or from a text with paths, for logging. */
export const getLogPath = (path: string): string => path.replace(/(\/orders\/view\/)[\w-]+/gi, '$1*');
