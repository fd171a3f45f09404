import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { ApiAccess } from './contract.ts';

/** Maximum size of a provider's form in bytes. */
const maxSize = 20_000;
const returnAnswer = z.object({ data: z.object({ token: z.string() }) });

/**
 * Accepts the form that a payment provider has the shopper's browser send from its own site to `/SSLReturn`. It comes without our cookies, and pages refuse
 * forms of other sites. The signed data is exchanged for a token, with which the browser is redirected to the page; any other form leads to the
 * page without a token.
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
    const response = await fetch(request);
    const read = response.ok ? returnAnswer.safeParse(await response.json()) : undefined;
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'same-origin');
    return c.redirect(c.req.path + (read?.success ? `?arrived=${read.data.data.token}` : ''), 303);
  };
  // On these paths only: a middleware of this router would limit the forms of all pages.
  const limit = bodyLimit({ maxSize });
  returns.post('/SSLReturn', limit, take);
  returns.post('/:language{[a-z]{2}}/SSLReturn', limit, take);
  app.route('/', returns);
}
