import { expect, test } from 'vitest';
import { createApi } from '#lib/api/api.ts';
import { claimCart } from './claim-cart.ts';
import { readCartNotice } from '../notice/cart-notice.ts';

const signedIn = { id: 7, token: 't'.repeat(43), userTypeId: 2, expiresAt: '2027-01-01T00:00:00.000Z', device: 'd' };
const fromGuest = new Request('http://si.localhost/auth/Login', { headers: { cookie: 'cart=guests-own-cart' } });

/** Stubs the API, which is a remote service for these forms. */
function shopAnswering(answer: () => Response) {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return answer();
  };
  const createUserApi = (token: string) => createApi({ baseUrl: 'http://api.test/api', fetch, headers: { authorization: `Bearer ${token}` } });
  return { requests, shop: { createUserApi, isSecure: false } };
}
const claimed = (data: object) => Response.json({ isSuccess: true, data, message: '', messasge: '' });
const line = (change: string) => ({ name: 'Shirt', change, wanted: 2, quantity: 1 });

test("a guest cart is merged into the account's cart, which replaces its cookie and reports what changed", async () => {
  const { requests, shop } = shopAnswering(() =>
    claimed({ cart: { id: 'accounts-own-cart' }, merged: [line('joined'), line('fewer'), line('lost')] }),
  );
  const cookies = await claimCart(fromGuest, shop, signedIn);
  expect(cookies[0]).toMatch(/^cart=accounts-own-cart;/);
  expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${signedIn.token}`);
  expect(await requests[0]?.json()).toMatchObject({ guestCartId: 'guests-own-cart' });
  const next = new Request('http://si.localhost/', { headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') } });
  expect(readCartNotice(next)).toEqual({ code: 'cart-merged', merged: { joined: 1, fewer: 1, lost: 1 } });
});

test('without merged lines there is no notice', async () => {
  const { shop } = shopAnswering(() => claimed({ cart: { id: 'guests-own-cart' }, merged: [] }));
  expect(await claimCart(fromGuest, shop, signedIn)).toEqual([expect.stringMatching(/^cart=guests-own-cart;/)]);
});

test('the cookie of a cart that no longer exists is deleted', async () => {
  const { shop } = shopAnswering(() => claimed({ cart: null, merged: [] }));
  expect(await claimCart(fromGuest, shop, signedIn)).toEqual([expect.stringMatching(/^cart=;.*Max-Age=0/)]);
});

test('an error of the cart does not prevent signing in', async () => {
  const failing = [
    () => Response.json({ isSuccess: false, code: 'InternalError', message: '', messasge: '', params: {} }, { status: 500 }),
    () => {
      throw new TypeError('fetch failed');
    },
  ];
  for (const answer of failing) expect(await claimCart(fromGuest, shopAnswering(answer).shop, signedIn)).toEqual([]);
});
