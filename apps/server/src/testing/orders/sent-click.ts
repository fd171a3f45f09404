import type { TestShop } from '../test-shop.ts';

/** User agent of a common browser. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Consent cookies of the storefront: with marketing, and with statistics only. */
export const consented = 'consent=1.11.0193f6a2-record.1795334400';
export const refused = 'consent=1.10.0193f6a2-record.1795334400';

/** Body and headers of a click. */
export interface ClickToSend {
  body?: unknown;
  headers?: Record<string, string>;
}

let visitors = 0;

/** Sends a click, from a new visitor unless headers say otherwise. */
export async function sendClick({ app }: TestShop, { body, headers = {} }: ClickToSend) {
  visitors += 1;
  const response = await app.fetch(
    new Request('http://localhost/api/affiliate/track-click', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'si.localhost',
        'user-agent': phone,
        'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}`,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  const { code = '' } = (await response.json()) as { code?: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after'), cookies: response.headers.getSetCookie() };
}
