import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { takeSslReturns } from './ssl-return.ts';

/** Opens pages that reject forms from other sites, and an API that accepts one signed form. */
function openShop() {
  const app = new Hono();
  takeSslReturns(app, () => ({
    baseUrl: 'http://127.0.0.1/api',
    fetch: async (request) => {
      const { body } = (await request.json()) as { body: string };
      return body === 'tran_id=AB-1&verify_sign=good'
        ? Response.json({ isSuccess: true, data: { token: 'once-only' } })
        : Response.json({ isSuccess: false, code: 'InvalidSignature' }, { status: 400 });
    },
  }));
  app.all('*', (c) => c.text('a page', 403));
  return app;
}

const send = (path: string, body: string) =>
  openShop().request(path, {
    method: 'POST',
    body,
    headers: { origin: 'https://securepay.sslcommerz.com', 'content-type': 'application/x-www-form-urlencoded' },
  });

test.each(['/SSLReturn', '/de/SSLReturn'])(
  'a signed form of SSLCommerz to %s leads to the page with a token, although it comes from another site',
  async (path) => {
    const response = await send(path, 'tran_id=AB-1&verify_sign=good');
    expect([response.status, response.headers.get('location')]).toEqual([303, `${path}?arrived=once-only`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  },
);

test('an unsigned form leads to the page without a token, and no other page accepts such a form', async () => {
  const response = await send('/SSLReturn', 'tran_id=AB-1&verify_sign=bad');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/SSLReturn']);
  expect((await send('/Checkout', 'tran_id=AB-1&verify_sign=good')).status).toBe(403);
  expect((await send('/SSLReturn', 'x'.repeat(20_001))).status).toBe(413);
});
