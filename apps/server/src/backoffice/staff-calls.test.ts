import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours, now, setClock } from '#kit/clock';
import { grantableAreas, makeApiToken, seedUserTypes, type StaffArea } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { callsOf, registeredCustomer, registrationForm } from '#testing/registered-customer';
import { signedInStaff } from '#testing/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';

/** A call as the OpenAPI document describes it. */
interface Operation {
  method: string;
  path: string;
  security?: Record<string, StaffArea[]>[];
  'x-for-vendors'?: boolean;
  /** Not for a merchant's own systems. */
  'x-for-people'?: boolean;
  requestBody?: { content: Record<string, unknown> };
}
type Headers = Record<string, string>;

/** What is open to whoever is not signed in yet, and to him alone who has a password, a code, a link, or is signed out already. */
const open = [
  'POST /api/admin/invitation',
  'POST /api/admin/invitation/check',
  'POST /api/admin/second-factor',
  'POST /api/admin/second-factor/setup',
  'POST /api/admin/sign-in',
  'POST /api/admin/sign-in/passkey',
  'POST /api/admin/sign-in/passkey/options',
  'POST /api/admin/sign-out',
];

let database: Database;
let shop: TestShop;
let all: Operation[];
let guarded: Operation[];
let admin: Headers;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  await seedUserTypes(database.db);
  const document = (await (await shop.app.request('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Operation>> };
  all = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })));
  guarded = all.filter((operation) => !open.includes(nameOf(operation)));
  admin = (await signedInStaff(shop)).headers;
});
afterAll(() => database.close());

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
/** Undefined: for whoever works here. */
const areaOf = ({ security }: Operation): StaffArea | undefined => security?.[0]?.staff?.[0];
const changes = ({ method }: Operation): boolean => method !== 'GET';

/** Sends a call with nothing right in it: who may not make it is refused before anything is looked at. */
async function statusOf(operation: Operation, headers: Headers): Promise<number> {
  const isJson = operation.requestBody?.content['application/json'] !== undefined;
  const path = operation.path.replace(/\{\w+\}/g, '1');
  const answer = await shop.app.request(path, {
    method: operation.method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(isJson && { body: '{}' }),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Those of the calls that are not answered with this. */
async function others(operations: Operation[], status: number, headers: Headers): Promise<string[]> {
  const answers = await Promise.all(operations.map(async (operation) => ({ operation, got: await statusOf(operation, headers) })));
  return answers.filter(({ got }) => got !== status).map(({ operation, got }) => `${nameOf(operation)}: ${got}`);
}

/** Those of the calls that are refused to somebody who may make them. What is sent is nonsense, in a shop without anything in it. */
async function refused(operations: Operation[], headers: Headers): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of operations) {
    const got = await statusOf(operation, headers);
    if ([401, 403].includes(got)) wrong.push(`${nameOf(operation)}: ${got}`);
  }
  return wrong;
}

const systemWith = async (areas: readonly StaffArea[], isReadOnly: boolean): Promise<Headers> => {
  const { id: createdBy } = await signedInStaff(shop);
  const { token } = await inTransaction(database.db, (tx) => makeApiToken(tx, { name: 'Warehouse', areas, isReadOnly, expiresAt: null, createdBy }));
  return callsOf(shop, token).headers;
};

test('every call of the back office says for whom it is, and there is none that the document does not know', () => {
  expect(
    all
      .filter(({ security }) => !security?.some((scheme) => 'staff' in scheme))
      .map(nameOf)
      .sort(),
  ).toEqual(open);
  expect(guarded.length).toBeGreaterThan(30);
  // What is for whoever works here changes nothing: a token that may only look would change it too.
  expect(guarded.filter((operation) => !areaOf(operation) && !operation['x-for-people'] && changes(operation)).map(nameOf)).toEqual([]);
  const known = new Set(all.map(nameOf));
  const served = shop.app.routes.filter(({ path, method }) => path.startsWith('/api/admin/') && method !== 'ALL');
  const unknown = served.map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')}`).filter((name) => !known.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test('nobody, a customer, an affiliate, a made-up token, one that has expired and one on a foreign page are no staff', async () => {
  const customer = await registeredCustomer(shop);
  const affiliate = await shop.call<{ token: string }>('POST', 'auth/register-user-or-affiliate', { ...registrationForm(), userTypeId: 5 });
  const token = admin.authorization?.replace('Bearer ', '') ?? '';
  const strangers: Headers[] = [
    {},
    customer.headers,
    callsOf(shop, affiliate.data.token).headers,
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: `Bearer slv_${'x'.repeat(43)}` },
    { cookie: `staff=${token}` },
    { cookie: `staff=${token}`, host: 'si.localhost:4300', origin: 'https://evil.example' },
    { cookie: `staff=${token}`, 'sec-fetch-site': 'cross-site' },
    { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' },
  ];
  for (const stranger of strangers) expect(await others(guarded, 401, stranger)).toEqual([]);
  const me = guarded.filter(({ path }) => path === '/api/admin/me');
  expect(await others(me, 200, { cookie: `staff=${token}`, 'sec-fetch-site': 'same-origin' })).toEqual([]);
  const later = new Date(now().getTime() + hours(24 * 31));
  const restore = setClock(() => later);
  expect(await others(guarded, 401, admin)).toEqual([]);
  restore();
});

test('a User is let through to the areas that are ticked for him, and to no other', async () => {
  for (const area of grantableAreas) {
    const without = await signedInStaff(shop, { role: 'user', areas: grantableAreas.filter((each) => each !== area) });
    const ofArea = guarded.filter((operation) => areaOf(operation) === area);
    expect(await others(ofArea, 403, without.headers)).toEqual([]);
    const user = await signedInStaff(shop, { role: 'user', areas: [area] });
    expect(await refused(ofArea, user.headers)).toEqual([]);
  }
});

test('who works here, and with which keys, is for admins: also where all areas are ticked', async () => {
  const ofStaff = guarded.filter((operation) => areaOf(operation) === 'staff');
  expect(ofStaff.length).toBeGreaterThan(8);
  expect(await refused(ofStaff, admin)).toEqual([]);
  const user = await signedInStaff(shop, { role: 'user', areas: grantableAreas });
  expect(await others(ofStaff, 403, user.headers)).toEqual([]);
  expect(await others(ofStaff, 403, await systemWith(grantableAreas, false))).toEqual([]);
});

test('a Vendor and a Seller are let through to what is made for them, and to nothing else', async () => {
  const isTheirs = (operation: Operation) => operation['x-for-vendors'] === true;
  expect(guarded.filter(isTheirs).length).toBeGreaterThan(3);
  for (const role of ['vendor', 'seller'] as const) {
    const { headers } = await signedInStaff(shop, { role });
    expect(
      await others(
        guarded.filter((operation) => !isTheirs(operation)),
        403,
        headers,
      ),
    ).toEqual([]);
    expect(await refused(guarded.filter(isTheirs), headers)).toEqual([]);
  }
});

test("a merchant's own system changes nothing with a token that may only look, and is nobody with a password", async () => {
  const looking = await systemWith(grantableAreas, true);
  const ofAreas = guarded.filter((operation) => areaOf(operation) !== undefined && areaOf(operation) !== 'staff');
  expect(await others(ofAreas.filter(changes), 403, looking)).toEqual([]);
  expect(
    await refused(
      ofAreas.filter((operation) => !changes(operation)),
      looking,
    ),
  ).toEqual([]);
  const people = guarded.filter((operation) => operation['x-for-people'] === true);
  expect(people.length).toBeGreaterThan(5);
  expect(await others(people, 403, await systemWith(grantableAreas, false))).toEqual([]);
});
