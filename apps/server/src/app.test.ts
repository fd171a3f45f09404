import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

const ask = (path: string, init?: RequestInit) => shop.app.request(`http://localhost/api/${path}`, init);
const post = (path: string, body: string, type = 'application/json') =>
  ask(path, { method: 'POST', body, headers: { 'content-type': type, 'content-length': String(body.length) } });

test('an unknown call is answered with the error envelope', async () => {
  const response = await ask('no/such/call');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    isSuccess: false,
    code: 'NotFound',
    message: 'There is no such call',
    messasge: 'There is no such call',
    params: { path: '/api/no/such/call' },
  });
});

test('every response has a request id', async () => {
  expect((await ask('country/3')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('invalid JSON is reported as such', async () => {
  const response = await post('auth/login', '{"email": ');
  expect([response.status, await response.json()]).toMatchObject([400, { isSuccess: false, code: 'BadRequest' }]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
  'a write as %s is refused',
  async (type) => {
    const response = await post('auth/login', 'email=a', type);
    expect([response.status, await response.json()]).toMatchObject([415, { code: 'JsonRequired' }]);
  },
);

test('more than a megabyte is refused', async () => {
  const response = await post('auth/login', JSON.stringify({ email: 'x'.repeat(1024 * 1024) }));
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'BodyTooLarge' }]);
});

test('an internal error is reported without its details', async () => {
  const broken = await openBroken();
  const response = await broken.request('http://localhost/api/userType');
  expect([response.status, await response.json()]).toMatchObject([500, { code: 'InternalError', message: 'Something went wrong.' }]);
});

test('the API describes itself as OpenAPI 3.1 with calls and schemas', async () => {
  const document = (await (await ask('openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    components: { schemas: object };
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/country/getCountryByName/{name}/',
      '/api/country/{id}',
      '/api/country/getAllActiveData',
      '/api/market',
      '/api/category/getAllActiveData',
      '/api/product/web/countryCategoryWiseProductsPagination',
      '/api/products/{slug}',
      '/api/auth/login',
      '/api/userType',
      '/api/carts',
      '/api/checkout/{cartId}',
    ]),
  );
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Market', 'ProductCard', 'ProductPage', 'Failure']));
});

test('the description can be browsed, with files from our own host only', async () => {
  const page = await (await ask('docs')).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const response = await shop.app.request(new URL(file, 'http://localhost/api/docs'));
    expect([file, response.status]).toEqual([file, 200]);
  }
  expect((await ask('docs/package.json')).status).toBe(404);
  expect((await ask('docs/..%2fpackage.json')).status).toBe(404);
});

async function openBroken() {
  const closed = await createTestDatabase();
  const { app } = openTestShop(closed);
  await closed.close();
  return app;
}
