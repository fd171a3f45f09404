import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { fillSchema, type Schema } from '#testing/filled-schema';
import { buildCalls, registeredCustomer, buildRegistrationForm } from '#testing/people/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { makeVictim, type Victim } from '#testing/people/victim';
import type { SignedInAnswer } from './contract.ts';

/** A call in the OpenAPI document. */
interface Operation {
  method: string;
  path: string;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  /** `bearer`: for signed-in users. The back office has its own test: backoffice/admin-calls.test.ts. */
  security?: Record<string, string[]>[];
}

/** A user other than the victim. */
interface Other {
  id: number;
  headers: Record<string, string>;
}

let database: Database;
let shop: TestShop;
let victim: Victim;
let others: { customer: Other; affiliate: Other };
let schemas: Record<string, Schema>;
let operations: Operation[];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  victim = await makeVictim(shop);
  const affiliate = await shop.call<SignedInAnswer>('POST', 'auth/register-user-or-affiliate', { ...buildRegistrationForm(), userTypeId: 5 });
  others = {
    customer: await registeredCustomer(shop),
    affiliate: { id: affiliate.data.id, headers: buildCalls(shop, affiliate.data.token).headers },
  };
  const document = (await (await shop.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
    components: { schemas: Record<string, Schema> };
  };
  schemas = document.components.schemas;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path: path.replace(/^\/api\//, '') })),
  );
});
afterAll(() => database.close());

const signedInOperations = () => operations.filter(({ security }) => security?.some((scheme) => 'bearer' in scheme));
const formatName = ({ method, path }: Operation): string => `${method} ${path}`;

/** Additional parameters that calls require. */
const usual = { countryId: shopIds.SI, languageId: 1, productId: 1, guestCartId: null, cartId: null };
/** Names of path and query parameters that identify the owner. */
const owners = ['id', 'userId'];

/** Sends a call with the victim's ids. @param ownerId id of the owner in the call */
async function send(operation: Operation, headers: Record<string, string>, ownerId = victim.id) {
  const values: Record<string, unknown> = { ...usual, ...victim.ids, ...Object.fromEntries(owners.map((name) => [name, ownerId])) };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    // A new parameter needs an id of the victim: see testing/people/victim.ts.
    if (!(name in victim.ids)) throw new Error(`${formatName(operation)}: nobody knows what {${name}} is`);
    return encodeURIComponent(String(values[name]));
  });
  const query = new URLSearchParams();
  for (const { name, schema, required, ...parameter } of operation.parameters ?? [])
    if (parameter.in === 'query' && required) query.set(name, String(fillSchema(schema, schemas, values, name)));
  const schema = operation.requestBody?.content['application/json']?.schema;
  const response = await shop.app.request(`/api/${path}?${query.toString()}`, {
    method: operation.method,
    headers: { ...headers, ...(schema && { 'content-type': 'application/json' }) },
    ...(schema && { body: JSON.stringify(fillSchema(schema, schemas, values)) }),
  });
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

/** Sends the calls and returns the calls that are not refused as expected or that reveal the victim's data. */
async function refusals(calls: Operation[], allowed: readonly number[], by: (operation: Operation) => ReturnType<typeof send>): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of calls) {
    const { status, text } = await by(operation);
    if (!allowed.includes(status)) wrong.push(`${formatName(operation)}: ${status}`);
    const answered = victim.secrets.find((secret) => text.includes(Buffer.from(secret).toString('latin1')));
    if (answered) wrong.push(`${formatName(operation)}: tells ${answered}`);
  }
  return wrong;
}

/** Returns calls with an id of an owner or a record, without calls about the caller. */
const listOwnedCalls = () =>
  signedInOperations().filter(
    ({ path, parameters = [], requestBody }) =>
      path.includes('{') ||
      parameters.some(({ name }) => owners.includes(name)) ||
      'userId' in Object(fillSchema(requestBody?.content['application/json']?.schema ?? {}, schemas, {})),
  );

test('every call about an account, its addresses, its password or its wishlist requires a signed-in user', () => {
  const ownCalls = /^(user\/|wishlist|auth\/changePassword|auth\/session|address-shipping\/)/;
  const open = operations.filter(({ path, security }) => ownCalls.test(path) && !security?.length).map(formatName);
  // A guest's list and a shared list contain products only.
  expect(open).toEqual(['GET wishlist/products']);
  expect(signedInOperations().length).toBeGreaterThan(25);
});

test('the owner can read everything: the following tests use the right ids', async () => {
  const read = signedInOperations().filter(({ method }) => method === 'GET');
  for (const operation of read) expect([formatName(operation), (await send(operation, victim.headers)).status]).toEqual([formatName(operation), 200]);
  const profile = await send({ method: 'GET', path: 'user/{id}' }, victim.headers);
  expect(profile.text).toContain(victim.email);
});

test('callers without a valid token, or with one on a foreign page, are refused before validation', async () => {
  const callers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer short' },
    { authorization: `Basic ${Buffer.from(`${victim.email}:${victim.password}`).toString('base64')}` },
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: '', cookie: `session=${victim.token}` },
  ];
  for (const headers of callers) expect(await refusals(signedInOperations(), [401], (operation) => send(operation, headers))).toEqual([]);
});

test("a browser's cookie is accepted on the shop's own pages only", async () => {
  const ask = async (headers: Record<string, string>) =>
    (await shop.app.request(`http://si.localhost:4300/api/user/${victim.id}`, { headers: { host: 'si.localhost:4300', ...headers } })).status;
  const cookie = `session=${victim.token}`;
  expect(await ask({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await ask({ cookie, origin: 'http://si.localhost:4300' })).toBe(200);
  const foreignPages: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://de.localhost:4300' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
  ];
  for (const foreign of foreignPages) expect([foreign, await ask({ cookie, ...foreign })]).toEqual([foreign, 401]);
});

test('a shop with https accepts a session only in the cookie that no other host of the domain can set', async () => {
  const { app } = openTestShop(database, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:9' });
  const ask = async (cookie: string) =>
    (await app.request(`https://shop.example/api/user/${victim.id}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status;
  expect(await ask(`__Host-session=${victim.token}`)).toBe(200);
  expect(await ask(`session=${victim.token}`)).toBe(401);
});

test('another customer and an affiliate find no data of the victim, neither by its id nor by its records', async () => {
  for (const { id, headers } of Object.values(others)) {
    expect(await refusals(listOwnedCalls(), [403, 404], (operation) => send(operation, headers))).toEqual([]);
    const further = listOwnedCalls().filter(({ path }) => (path.match(/\{/g) ?? []).length > 1);
    expect(further.length).toBeGreaterThan(5);
    expect(await refusals(further, [403, 404], (operation) => send(operation, headers, id))).toEqual([]);
  }
});

test('these attempts changed nothing', async () => {
  const { id, call } = victim;
  const count = async (path: string) => (await call<unknown[]>('GET', path)).data.length;
  expect(await count(`address-shipping/getByUserId/${id}`)).toBe(1);
  expect(await count(`user/${id}/passkeys`)).toBe(1);
  expect(await count(`user/${id}/data-requests`)).toBe(1);
  expect(await count(`wishlist/refs?userId=${id}&countryId=${shopIds.SI}`)).toBe(1);
  expect((await call(`GET`, `user/${id}/orders/${victim.ids.invoice}`)).data).toMatchObject({ status: 'DELIVERED' });
  const returns = await call('GET', `user/${id}/orders/${victim.ids.invoice}/returns`);
  expect(returns.data).toMatchObject({ requests: [{ items: [{ status: 'Requested For Return' }] }] });
  expect((await call('GET', `user/${id}`)).data).toMatchObject({ firstName: 'Zdenka', pendingEmail: null });
  expect((await shop.call('POST', 'auth/login', { email: victim.email, password: victim.password })).status).toBe(200);
});

test('an expired or ended token is not accepted', async () => {
  const later = new Date(now().getTime() + days(31));
  const restore = setClock(() => later);
  try {
    expect(await refusals(signedInOperations(), [401], (operation) => send(operation, victim.headers))).toEqual([]);
  } finally {
    restore();
  }
  expect((await victim.call('GET', `user/${victim.id}`)).status).toBe(200);
  await victim.call('POST', 'auth/logout');
  expect(await refusals(signedInOperations(), [401], (operation) => send(operation, victim.headers))).toEqual([]);
});
