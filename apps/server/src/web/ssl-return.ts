import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { ApiAccess } from './contract.ts';

/** Maximum size of a provider's form in bytes. */
const maxSize = 20_000;
const returnAnswer = z.object({ data: z.object({ token: z.string() }) });

/**
 * Accepts the form that the shopper's browser sends from the payment provider's site to `/SSLReturn`. The browser sends no shop cookies with it, and
 * pages reject forms from other sites. Exchanges the signed data for a token and redirects the browser to the page with this token. For any other
 * form, redirects to the page without a token.
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
  // Applies to these paths only, because a middleware of this router would limit the forms of all pages.
  const limit = bodyLimit({ maxSize });
  returns.post('/SSLReturn', limit, take);
  returns.post('/:language{[a-z]{2}}/SSLReturn', limit, take);
  app.route('/', returns);
}
