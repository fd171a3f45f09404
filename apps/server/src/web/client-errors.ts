import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { callerAddress } from '#platform/caller-address';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { ownerOf, rateLimit } from '#platform/rate-limit';

/** Bytes that a report may have; browsers cut theirs to less. */
const mostBytes = 8 * 1024;
/** Reports of one address that are written down in a minute; of more than that nothing new would be learned. */
const reportsAMinute = 20;

const report = z.object({
  message: z.string().max(500),
  stack: z.string().max(4000).optional(),
  /** The page it happened on. */
  path: z.string().max(300),
  /** The build that the page is of. */
  release: z.string().max(40),
  isCrawler: z.boolean(),
});

interface Options {
  config: Pick<Config, 'trustedProxies'>;
  log: Pick<Log, 'warn'>;
}

/**
 * `POST /client-errors`: what went wrong in a browser, as its beacon tells it. It is written to the log without queries,
 * addresses of mail or of machines. Nobody waits for the answer, so it never says more than that it came.
 */
export function takeClientErrors(app: Pick<Hono, 'post'>, { config, log }: Options): void {
  const reports = rateLimit({ name: 'client-errors', points: reportsAMinute, seconds: 60 });
  const tooLarge = bodyLimit({ maxSize: mostBytes, onError: (c) => c.body(null, 413) });
  app.post('/client-errors', tooLarge, async (c) => {
    if (!(await reports.isWithin(ownerOf(callerAddress(c, config.trustedProxies))))) return c.body(null, 429);
    const told = report.safeParse(await c.req.json().catch(() => null));
    if (!told.success) return c.body(null, 400);
    const { message, stack, path, ...rest } = told.data;
    log.warn({ ...rest, path: path.split(/[?#]/)[0], message: nameless(message), stack: stack && nameless(stack) }, 'an error in a browser');
    return c.body(null, 204);
  });
}

/** Without what people may have typed: queries of addresses, and addresses of mail. */
const nameless = (text: string): string => text.replace(/\?[^\s):]*/g, '?…').replace(/[^\s@<("']+@[^\s@>)"']+/g, '…@…');
