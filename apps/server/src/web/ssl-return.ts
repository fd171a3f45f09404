import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { ApiAccess } from './page-cache/made-from.ts';

/** What SSLCommerz sends at most. */
const maxSize = 20_000;
const answered = z.object({ data: z.object({ token: z.string() }) });

/**
 * SSLCommerz has the shopper's browser send a form from its own site to `/SSLReturn`: without our cookies, and refused by
 * the pages, which take no form of another site. It is taken here. What it has signed is exchanged for a token, with which
 * the browser is sent on to the page itself; any other form leads to the page with nothing.
 */
export function takeSslReturns(app: Hono, access: () => ApiAccess): void {
  const returns = new Hono();
  const take = async (c: Context) => {
    const { fetch, baseUrl, headers } = access();
    const request = new Request(`${baseUrl}/checkout/ssl-return`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ body: await c.req.text() }),
    });
    const answer = await fetch(request);
    const read = answer.ok ? answered.safeParse(await answer.json()) : undefined;
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'same-origin');
    return c.redirect(c.req.path + (read?.success ? `?arrived=${read.data.data.token}` : ''), 303);
  };
  returns.use(bodyLimit({ maxSize }));
  returns.post('/SSLReturn', take);
  returns.post('/:language{[a-z]{2}}/SSLReturn', take);
  app.route('/', returns);
}
