import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours, minutes, now, setClock } from '#kit/clock';
import { grantableAreas, makeApiToken, seedUserTypes, type StaffArea } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { buildCalls, registeredCustomer, buildRegistrationForm } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { buildApiDocument } from '../app.ts';

/** A call in the OpenAPI document. */
interface Operation {
  method: string;
  path: string;
  security?: Record<string, StaffArea[]>[];
  'x-for-vendors'?: boolean;
  /** Not for API tokens. */
  'x-for-people'?: boolean;
  requestBody?: { content: Record<string, unknown> };
}
type Headers = Record<string, string>;

/** Calls without sign-in, which need a password, a code or a link, or sign out. */
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

/** Describes the calls and is none of them. */
const documentPath = '/api/admin/openapi.json';

let database: Database;
let shop: TestShop;
let all: Operation[];
let guarded: Operation[];
let admin: Headers;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  const document = JSON.parse(JSON.stringify(buildApiDocument())) as { paths: Record<string, Record<string, Operation>> };
  all = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })));
  guarded = all.filter((operation) => !open.includes(formatName(operation)));
  admin = (await signedInStaff(shop)).headers;
});
afterAll(async () => {
  console.log(`role matrix: ${guarded.length} calls of the back office that need a sign-in, ${asked} requests`);
  await database.close();
});
/** The number of requests of all tests. */
let asked = 0;

const formatName = ({ method, path }: Operation): string => `${method} ${path}`;
/** One of these areas is enough. */
const getAreas = ({ security = [] }: Operation): StaffArea[] => security.flatMap(({ staff = [] }) => staff);
/** Undefined: for all staff. */
const getArea = (operation: Operation): StaffArea | undefined => getAreas(operation)[0];
const changes = ({ method }: Operation): boolean => method !== 'GET';

/** Sends a call with invalid input: a caller without access must be refused before validation. */
async function fetchStatus(operation: Operation, headers: Headers): Promise<number> {
  asked += 1;
  const isJson = operation.requestBody?.content['application/json'] !== undefined;
  const path = operation.path.replace(/\{\w+\}/g, '1');
  const response = await shop.app.request(path, {
    method: operation.method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(isJson && { body: '{}' }),
  });
  await response.body?.cancel();
  return response.status;
}

/** Returns the calls that do not answer with this status. */
async function others(operations: Operation[], status: number, headers: Headers): Promise<string[]> {
  const answers = await Promise.all(operations.map(async (operation) => ({ operation, got: await fetchStatus(operation, headers) })));
  return answers.filter(({ got }) => got !== status).map(({ operation, got }) => `${formatName(operation)}: ${got}`);
}

/** Returns the calls that refuse a caller with access. They run with invalid input in an empty shop. */
async function refused(operations: Operation[], headers: Headers): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of operations) {
    const got = await fetchStatus(operation, headers);
    if ([401, 403].includes(got)) wrong.push(`${formatName(operation)}: ${got}`);
  }
  return wrong;
}

const createSystemHeaders = async (areas: readonly StaffArea[], isReadOnly: boolean): Promise<Headers> => {
  const { id: createdBy } = await signedInStaff(shop);
  const { token } = await inTransaction(database.db, (tx) => makeApiToken(tx, { name: 'Warehouse', areas, isReadOnly, expiresAt: null, createdBy }));
  return buildCalls(shop, token).headers;
};

test('every call of the back office declares its access, and the OpenAPI document has all of them', () => {
  expect(
    all
      .filter(({ security }) => !security?.some((scheme) => 'staff' in scheme))
      .map(formatName)
      .sort(),
  ).toEqual(open);
  expect(guarded.length).toBeGreaterThan(30);
  // Calls for all staff change nothing, because a read-only token could use them too.
  expect(guarded.filter((operation) => !getArea(operation) && !operation['x-for-people'] && changes(operation)).map(formatName)).toEqual([]);
  const known = new Set(all.map(formatName));
  const served = shop.app.routes.filter(({ path, method }) => path.startsWith('/api/admin/') && path !== documentPath && method !== 'ALL');
  const unknown = served.map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')}`).filter((name) => !known.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test('anonymous callers, customers, affiliates, invented and expired tokens and foreign pages have no access', async () => {
  const customer = await registeredCustomer(shop);
  const affiliate = await shop.call<{ token: string }>('POST', 'auth/register-user-or-affiliate', { ...buildRegistrationForm(), userTypeId: 5 });
  const token = admin.authorization?.replace('Bearer ', '') ?? '';
  const strangers: Headers[] = [
    {},
    customer.headers,
    buildCalls(shop, affiliate.data.token).headers,
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: `Bearer slv_${'x'.repeat(43)}` },
    { cookie: `staff=${token}` },
    { cookie: `staff=${token}`, host: 'si.localhost:4300', origin: 'https://evil.example' },
    { cookie: `staff=${token}`, 'sec-fetch-site': 'cross-site' },
    { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' },
  ];
  for (const otherCustomer of strangers) expect(await others(guarded, 401, otherCustomer)).toEqual([]);
  const me = guarded.filter(({ path }) => path === '/api/admin/me');
  expect(await others(me, 200, { cookie: `staff=${token}`, 'sec-fetch-site': 'same-origin' })).toEqual([]);
  const later = new Date(now().getTime() + hours(24 * 31));
  const restore = setClock(() => later);
  expect(await others(guarded, 401, admin)).toEqual([]);
  restore();
});

test('a User has access to the areas that are ticked and to no others', async () => {
  for (const area of grantableAreas) {
    const without = await signedInStaff(shop, { role: 'user', areas: grantableAreas.filter((each) => each !== area) });
    const ofArea = guarded.filter((operation) => getAreas(operation).includes(area));
    const ofThisAreaOnly = ofArea.filter((operation) => getAreas(operation).length === 1);
    expect(await others(ofThisAreaOnly, 403, without.headers)).toEqual([]);
    const user = await signedInStaff(shop, { role: 'user', areas: [area] });
    expect(await refused(ofArea, user.headers)).toEqual([]);
  }
});

test('a call for several areas refuses a User who has none of them', async () => {
  const ofSeveral = guarded.filter((operation) => getAreas(operation).length > 1);
  expect(ofSeveral.length).toBeGreaterThan(5);
  for (const operation of ofSeveral) {
    const without = await signedInStaff(shop, { role: 'user', areas: grantableAreas.filter((area) => !getAreas(operation).includes(area)) });
    expect(await others([operation], 403, without.headers)).toEqual([]);
  }
});

test('staff accounts and keys are for admins only, even if all areas are ticked', async () => {
  const adminOperations = guarded.filter((operation) => getArea(operation) === 'staff');
  expect(adminOperations.length).toBeGreaterThan(8);
  expect(await refused(adminOperations, admin)).toEqual([]);
  const user = await signedInStaff(shop, { role: 'user', areas: grantableAreas });
  expect(await others(adminOperations, 403, user.headers)).toEqual([]);
  expect(await others(adminOperations, 403, await createSystemHeaders(grantableAreas, false))).toEqual([]);
});

test('a change of the access of others needs a sign-in of the last quarter of an hour; reading does not', async () => {
  const { headers } = await signedInStaff(shop);
  const ofStaff = guarded.filter((operation) => getArea(operation) === 'staff');
  const later = new Date(now().getTime() + minutes(16));
  const restore = setClock(() => later);
  try {
    expect(await others(ofStaff.filter(changes), 401, headers)).toEqual([]);
    expect(
      await refused(
        ofStaff.filter((operation) => !changes(operation)),
        headers,
      ),
    ).toEqual([]);
  } finally {
    restore();
  }
});

test('a Vendor and a Seller have access to their own calls and to nothing else', async () => {
  const isForVendors = (operation: Operation) => operation['x-for-vendors'] === true;
  expect(guarded.filter(isForVendors).length).toBeGreaterThan(3);
  for (const role of ['vendor', 'seller'] as const) {
    const { headers } = await signedInStaff(shop, { role });
    expect(
      await others(
        guarded.filter((operation) => !isForVendors(operation)),
        403,
        headers,
      ),
    ).toEqual([]);
    expect(await refused(guarded.filter(isForVendors), headers)).toEqual([]);
  }
});

test('a read-only API token changes nothing and has no access to personal calls', async () => {
  const looking = await createSystemHeaders(grantableAreas, true);
  const ofAreas = guarded.filter((operation) => getArea(operation) !== undefined && getArea(operation) !== 'staff');
  expect(await others(ofAreas.filter(changes), 403, looking)).toEqual([]);
  expect(
    await refused(
      ofAreas.filter((operation) => !changes(operation)),
      looking,
    ),
  ).toEqual([]);
  const people = guarded.filter((operation) => operation['x-for-people'] === true);
  expect(people.length).toBeGreaterThan(5);
  expect(await others(people, 403, await createSystemHeaders(grantableAreas, false))).toEqual([]);
});

test('calls of the back office are described to signed-in staff only, and the public document names none of them', async () => {
  const read = async (path: string, headers: Headers = {}) => {
    const response = await shop.app.request(path, { headers });
    return { status: response.status, text: await response.text() };
  };
  const shown = await read('/api/openapi.json');
  expect(shown.text).not.toMatch(/\/api\/admin|"Admin\w+"/);
  expect((await read(documentPath)).status).toBe(401);
  expect((await read(documentPath, (await registeredCustomer(shop)).headers)).status).toBe(401);
  // The first admin may have been closed by an earlier test.
  const staff = await read(documentPath, (await signedInStaff(shop)).headers);
  const { paths } = JSON.parse(staff.text) as { paths: object };
  expect(Object.keys(paths).length).toBe(new Set(all.map(({ path }) => path)).size);
});
