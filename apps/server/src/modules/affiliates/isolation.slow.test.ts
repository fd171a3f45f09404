import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates } from '#tables/affiliates';
import { affiliateCodes } from '#tables/tracking';
import { activeAffiliate, applyAsAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { fillSchema, type Schema } from '#testing/filled-schema';
import { registeredCustomer } from '#testing/people/registered-customer';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { makeVictim, type Victim } from '#testing/people/victim';
import { changeAffiliateStatus } from './join/change-affiliate-status.ts';

/** An operation of the programme, from the OpenAPI document. */
interface Operation {
  name: string;
  method: string;
  path: string;
  query: { name: string; schema: Schema }[];
  body: Schema | undefined;
}

let database: Database;
let shop: TestShop;
let victim: Victim;
let other: TestAffiliate;
let suspended: TestAffiliate;
let schemas: Record<string, Schema>;
let operations: Operation[];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  victim = await makeVictim(shop);
  other = await activeAffiliate(shop);
  suspended = await activeAffiliate(shop);
  await inTransaction(database.db, (tx) =>
    changeAffiliateStatus(tx, { affiliateId: suspended.affiliateId, move: 'suspend', actor: 'Mira', reason: 'Why' }),
  );
  const document = (await (await shop.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, DescribedCall>>;
    components: { schemas: Record<string, Schema> };
  };
  schemas = document.components.schemas;
  operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/affiliate/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security?.some((scheme) => 'bearer' in scheme))
        .map(([method, { parameters = [], requestBody }]) => ({
          ...{ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path },
          query: parameters.filter((parameter) => parameter.in === 'query' && parameter.required),
          body: requestBody?.content['application/json']?.schema,
        })),
    );
  // The setup buys, returns and creates passkeys for the victim, which takes long on a busy machine.
});
afterAll(() => database.close());

interface DescribedCall {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: Record<string, string[]>[];
}

/** Sends a call with the ids of another user's data. */
async function send({ method, path, query, body }: Operation, headers: Record<string, string>, ids: Readonly<Record<string, string | number>>) {
  const known: Record<string, string | number> = { countryId: 3, languageId: 1, url: '/brands', ...ids };
  const getKnownValue = (name: string) => encodeURIComponent(String(known[name] ?? 1));
  const searchParams = new URLSearchParams(
    query.map(({ name, schema }): [string, string] => [name, String(fillSchema(schema, schemas, known, name))]),
  );
  const response = await shop.app.request(`${path.replace(/\{(\w+)\}/g, (_, name: string) => getKnownValue(name))}?${searchParams.toString()}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(fillSchema(body, schemas, known)) }),
  });
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

/** Operations that name an affiliate or user. */
const listPersonalOperations = () => operations.filter(({ name }) => name !== 'POST /api/affiliate/applications');

test('every operation about an affiliate names the affiliate and requires a signed-in user', () => {
  expect(listPersonalOperations().length).toBeGreaterThanOrEqual(11);
  for (const { name, path, query, body } of listPersonalOperations()) {
    const ofBody = Object.keys(Object(fillSchema(body ?? {}, schemas, {})) as object);
    expect([name, /\{(affiliateId|userId)\}/.test(path) || [...query.map((one) => one.name), ...ofBody].includes('affiliateId')]).toEqual([
      name,
      true,
    ]);
  }
});

test('another affiliate, a suspended one, a customer and a guest see nothing of an affiliate through any call', async () => {
  const customer = await registeredCustomer(shop);
  const otherCallers = [
    { role: 'affiliate', headers: other.headers, allowed: [403, 404] },
    { role: 'suspended', headers: suspended.headers, allowed: [403, 404] },
    { role: 'customer', headers: customer.headers, allowed: [403, 404] },
    { role: 'guest', headers: {}, allowed: [401] },
  ];
  const wrong: string[] = [];
  for (const { role, headers, allowed } of otherCallers) {
    for (const operation of listPersonalOperations()) {
      const { status, text } = await send(operation, headers, victim.ids);
      if (!allowed.includes(status)) wrong.push(`${operation.name} by ${role}: ${status}`);
      if (victim.secrets.some((secret) => text.includes(Buffer.from(secret).toString('latin1')))) wrong.push(`${operation.name} by ${role}: tells`);
    }
  }
  expect(wrong).toEqual([]);
});

test('an affiliate does not find another affiliate’s data under their own id', async () => {
  const ids = { ...victim.ids, affiliateId: other.affiliateId, userId: other.id };
  const further = listPersonalOperations().filter(({ path }) => (path.match(/\{/g) ?? []).length > 1);
  expect(further.length).toBeGreaterThanOrEqual(2);
  for (const operation of further) expect([operation.name, (await send(operation, other.headers, ids)).status]).toEqual([operation.name, 404]);
});

test('a suspended affiliate can read their own money but cannot make links', async () => {
  const ids = { affiliateId: suspended.affiliateId, userId: suspended.id };
  const reads = listPersonalOperations().filter(({ method, path }) => method === 'GET' && (path.match(/\{/g) ?? []).length <= 1);
  for (const operation of reads) expect([operation.name, (await send(operation, suspended.headers, ids)).status]).toEqual([operation.name, 200]);
  const [make] = operations.filter(({ path }) => path.endsWith('/generate-tracking-url'));
  expect(make && (await send(make, suspended.headers, ids)).status).toBe(403);
});

test('status, role, code, group, tier and balance cannot be written through the profile', async () => {
  const pending = await applyAsAffiliate(shop);
  const readRows = async () => ({
    affiliate: await database.db.select().from(affiliates).where(eq(affiliates.id, pending.affiliateId)),
    code: await database.db.select().from(affiliateCodes).where(eq(affiliateCodes.affiliateId, pending.affiliateId)),
    types: (await pending.call<{ userTypeIds: number[] }>('GET', 'auth/session')).data.userTypeIds,
  });
  const before = await readRows();
  const response = await pending.call('PUT', `affiliate/${pending.affiliateId}`, {
    ...{
      id: 1,
      userId: victim.id,
      status: 'active',
      statusReason: '',
      code: 'MINE',
      groupId: 1,
      tierId: 1,
      group: 'Friends',
      tier: 'Gold',
      isEarning: true,
    },
    ...{ userTypeIds: [1], role: 'Admin', balances: [{ currency: 'EUR', approved: 1000 }], ledgerSequence: 9, ledgerHash: '0'.repeat(64) },
    ...{ appliedAt: '2020-01-01T00:00:00Z', termsAcceptedAt: null },
  });
  expect(response.status).toBe(200);
  expect(await readRows()).toEqual(before);
});
