import { expect, test } from 'vitest';
import { createApi } from './api.ts';
import type { ApiOptions } from './client.ts';

/** Stubs the API, which is a remote service for the storefront, and keeps the requests. */
function openApi(answer: () => Response, options: Partial<ApiOptions> = {}) {
  const sent: Request[] = [];
  const fetch = (request: Request) => {
    sent.push(request);
    return answer();
  };
  return { sent, api: createApi({ baseUrl: 'http://api.test/api', fetch, languageId: 7, countryId: 3, ...options }) };
}
const success = (data: unknown, more: object = {}) => Response.json({ isSuccess: true, data, message: '', messasge: '', ...more });
const meta = { itemCount: 0, pageCount: 0, page: 1, take: 12 };

test('a call is sent to its path with the country and language of the shop, and returns the data', async () => {
  const { sent, api } = openApi(() => success({ id: 1 }));
  expect(await api.product('blue shirt')).toEqual({ id: 1 });
  expect(sent[0]).toMatchObject({ method: 'GET', url: 'http://api.test/api/products/blue%20shirt?countryId=3&languageId=7' });
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ accept: 'application/json' });
});

test('a body is sent as JSON, with the headers of the client and of the call', async () => {
  const { sent, api } = openApi(() => success(null), { headers: { 'x-request-id': 'r1' } });
  await api.spin({ email: 'ana@example.si', visitor: 'v1', attempt: 'a1' });
  expect(await sent[0]?.json()).toEqual({ email: 'ana@example.si', countryId: 3, languageId: 7 });
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    ...{ 'content-type': 'application/json', 'x-request-id': 'r1' },
    ...{ 'wheel-visitor': 'v1', 'idempotency-key': 'a1' },
  });
});

test('the referral goes with calls about cart and consent only, because all other responses are the same for everybody', async () => {
  const { sent, api } = openApi(() => success([], { meta }), { referral: { 'x-referral': 'ana' } });
  await api.products();
  await api.signOut();
  await api.orders(1);
  await api.openReminder('t', null);
  expect(sent.map(({ headers }) => headers.get('x-referral'))).toEqual([null, null, null, null]);
  await api.createCart();
  await api.cart('c');
  await api.claimCart(1, null);
  await api.makeCartTransfer('DE', null);
  await api.recordConsent({ choices: { statistics: true, marketing: true }, version: 1, text: 'Accept all' });
  expect(sent.slice(4).map(({ headers }) => headers.get('x-referral'))).toEqual(['ana', 'ana', 'ana', 'ana', 'ana']);
});

test('the token of a preview goes with content calls only', async () => {
  const { sent, api } = openApi(() => success([]), { preview: 'p1' });
  await api.home();
  await api.article('linen');
  await api.brands();
  expect(sent.map(({ url }) => new URL(url).searchParams.get('preview'))).toEqual(['p1', 'p1', null]);
});

test('a list returns its items and other fields without the envelope', async () => {
  const { api } = openApi(() => success([{ id: 1 }], { meta, corrected: 'shirt' }));
  expect(await api.search('shrit')).toEqual({ items: [{ id: 1 }], meta, corrected: 'shirt' });
});

test('a refusal is thrown with the code and parameters of the API', async () => {
  const refusal = { isSuccess: false, code: 'SoldOut', message: '', messasge: '', params: { available: 0 } };
  await expect(openApi(() => Response.json(refusal, { status: 409 })).api.cart('c')).rejects.toMatchObject({
    ...{ name: 'ApiError', status: 409, code: 'SoldOut', params: { available: 0 } },
  });
  await expect(openApi(() => new Response('Bad gateway', { status: 502 })).api.cart('c')).rejects.toMatchObject({
    ...{ name: 'ApiError', status: 502, code: 'InternalError' },
  });
});

test('an API that cannot be reached is a NetworkError', async () => {
  const cause = new TypeError('fetch failed');
  const { api } = openApi(() => {
    throw cause;
  });
  await expect(api.cart('c')).rejects.toMatchObject({ name: 'ApiError', status: 503, code: 'NetworkError', cause });
  await expect(api.dataFile(1, 'd')).rejects.toMatchObject({ code: 'NetworkError' });
});

test('a file is returned as it was answered, with its status', async () => {
  const { sent, api } = openApi(() => new Response('%PDF', { status: 200, headers: { 'content-type': 'application/pdf' } }));
  const answer = await api.orderDocument({ orderNumber: 'A-1', email: 'ana@example.si' }, 'SI-1');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['application/pdf', '%PDF']);
  expect(sent[0]).toMatchObject({ method: 'POST', url: 'http://api.test/api/orders/documents/SI-1' });
});
