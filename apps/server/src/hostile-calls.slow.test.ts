import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantableAreas, seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { forgetCounts } from '#platform/requests/rate-limit';
import { createTestDatabase } from '#testing/database';
import type { Schema } from '#testing/filled-schema';
import { buildHostileRequests, type DocumentedCall, type HostileRequest } from '#testing/inputs/hostile-requests';
import { buildCalls, registeredCustomer } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { makeVictim, type Victim } from '#testing/people/victim';
import { chooseProofSize } from '#testing/proof-size';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { createSeededRandom } from './demo/year/seeded-random.ts';
import { buildApiDocument } from './app.ts';
import type { SignedInAnswer } from './contract.ts';

/** A caller, and the ids that the caller knows. */
interface Caller {
  headers: Record<string, string>;
  ids: Readonly<Record<string, unknown>>;
  /** Whether the caller may see the victim's data. */
  maySeeVictim?: boolean;
}

let database: Database;
let shop: TestShop;
let victim: Victim;
const { paths, components } = JSON.parse(JSON.stringify(buildApiDocument())) as {
  paths: Record<string, Record<string, Omit<DocumentedCall, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
};
const calls: DocumentedCall[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
);

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  victim = await makeVictim(shop);
});
afterAll(() => database.close());

/** Creates a caller of each role. An earlier request may have signed out a caller or closed their account. */
const roles: Readonly<Record<string, () => Promise<Caller>>> = {
  anonymous: () => Promise.resolve({ headers: {}, ids: {} }),
  customer: async () => {
    const { id, headers } = await registeredCustomer(shop);
    return { headers, ids: { id, userId: id } };
  },
  affiliate: async () => {
    const { data } = await shop.call<SignedInAnswer | undefined>('POST', 'auth/login', { email: victim.email, password: victim.password });
    if (!data) victim = await makeVictim(shop);
    return { headers: data ? buildCalls(shop, data.token).headers : victim.headers, ids: victim.ids, maySeeVictim: true };
  },
  vendor: async () => ({ headers: (await signedInStaff(shop, { role: 'vendor' })).headers, ids: {} }),
  staff: async () => ({ headers: (await signedInStaff(shop, { role: 'user', areas: grantableAreas })).headers, ids: {}, maySeeVictim: true }),
  admin: async () => ({ headers: (await signedInStaff(shop)).headers, ids: {}, maySeeVictim: true }),
};

/** Texts in a response that reveal internal details of the shop. */
const internals = /Failed query|node_modules|\.ts:\d+|\bselect "|PostgresError|argon2|ECONNREFUSED|stack"/;
/** Time in ms after which a request counts as hanging. */
const TIME_LIMIT_MS = 30_000;

interface Outcome {
  status: number | 'hangs';
  text: string;
}

async function send({ method, path, headers, body }: HostileRequest, caller: Caller): Promise<Outcome> {
  const request = new Request(`http://si.localhost:4300${path}`, {
    method,
    headers: { ...caller.headers, 'idempotency-key': 'x'.repeat(20), ...headers },
    ...(body !== undefined && { body }),
  });
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<Outcome>((done) => (timer = setTimeout(done, TIME_LIMIT_MS, { status: 'hangs', text: '' })));
  const answer = Promise.resolve(shop.app.fetch(request)).then(async (response) => ({ status: response.status, text: await response.text() }));
  return Promise.race([answer, hang]).finally(() => clearTimeout(timer));
}

/** Returns the error in a response; undefined if it is correct. */
function findFault({ status, text }: Outcome, caller: Caller): string | undefined {
  if (status === 'hangs' || status >= 500) return String(status);
  const found = internals.exec(text)?.[0];
  if (found) return `shows ${found}`;
  const secret = caller.maySeeVictim ? undefined : victim.secrets.find((each) => text.includes(each));
  return secret && `shows ${secret} of another person`;
}

/** Additional values that calls need. */
const usual = { countryId: shopIds.SI, languageId: 1 };

test('hostile values in any call, sent by anyone, cause no error of the server, no hang and no leak', async ({ annotate }) => {
  const random = createSeededRandom(Number(process.env.FUZZ_SEED ?? 19));
  const maxRequests = chooseProofSize({ short: 1, whole: 25 });
  const faults = new Map<string, number>();
  let requests = 0;
  for (const [role, createCaller] of Object.entries(roles)) {
    let caller = await createCaller();
    for (const call of calls) {
      forgetCounts();
      const known = { ...usual, ...victim.ids, ...caller.ids, ...idsOfCall(call) };
      const all = buildHostileRequests(call, components.schemas, known);
      const chosen = all.length <= maxRequests ? all : Array.from({ length: maxRequests }, () => random.pick(all));
      for (const request of chosen) {
        requests += 1;
        const outcome = await send(request, caller);
        const fault = findFault(outcome, caller);
        if (fault) faults.set(`${role}: ${call.method} ${call.path} ${request.place}: ${fault}`, requests);
        if (outcome.status === 200 && call.method !== 'GET' && (await hasLostAccess(caller))) caller = await createCaller();
      }
    }
  }
  const figures = `${calls.length} operations, ${Object.keys(roles).length} roles, ${requests} requests, ${faults.size} faults`;
  await annotate(figures);
  process.stdout.write(`hostile calls: ${figures}\n`);
  expect([...faults.keys()]).toEqual([]);
}, 3_600_000);

/** Returns path parameters with a special meaning in the back office. */
function idsOfCall({ path }: DocumentedCall): Record<string, unknown> {
  if (path.includes('/admin/orders/')) return { number: victim.ids.invoice };
  if (path.includes('/admin/returns/')) return { number: victim.ids.returnNumber };
  return path.includes('/admin/') ? { id: 1 } : {};
}

/** Returns whether the caller's session ended: they signed out, or closed their account. */
async function hasLostAccess({ headers }: Caller): Promise<boolean> {
  if (!headers.authorization) return false;
  const statuses = await Promise.all(['/api/admin/me', '/api/auth/session'].map(async (path) => (await shop.app.request(path, { headers })).status));
  return statuses.every((status) => status === 401);
}
