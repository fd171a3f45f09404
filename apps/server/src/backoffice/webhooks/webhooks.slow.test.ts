import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { postSafely } from '#platform/requests/safe-post';
import { webhookDeliveries } from '#tables/webhooks';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { isSigned, openReceiver, type ReceivedCall } from '#testing/webhook-receiver';
import type { DeliveryRow, EndpointRecord, NewEndpoint } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let origin: string;
let received: ReceivedCall[];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
  receiver = await openReceiver();
  ({ origin, received } = receiver);
});
afterAll(async () => {
  receiver.close();
  await database.close();
});
beforeEach(async () => {
  received.length = 0;
  receiver.setAnswer();
  await database.db.execute(sql`truncate webhook_endpoints, webhook_deliveries`);
});

const add = (changes: object = {}) =>
  staff.call<NewEndpoint>('POST', 'admin/webhooks', {
    url: `${origin}/hook`,
    description: 'ERP',
    events: ['order.placed'],
    isActive: true,
    ...changes,
  });
const deliveries = async (endpointId: number): Promise<DeliveryRow[]> =>
  (await staff.call<DeliveryRow[]>('GET', `admin/webhook-deliveries?filter=${encodeURIComponent(JSON.stringify({ endpointId }))}`)).data;
const placeOrder = async () => {
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  return (await shop.order(cart.id, readyForm('SI'))).data.orderNumber;
};
test('an order is sent to subscribers once, signed, in the format of the API', async () => {
  const { data: erp } = await add();
  await add({ events: ['refund.done'] });
  await add({ isActive: false });
  const orderNumber = await placeOrder();
  await shop.runJobs();
  expect(received).toHaveLength(1);
  const [call] = received;
  if (!call) throw new Error('nothing came');
  expect(isSigned(call, erp.secret)).toBe(true);
  expect(isSigned({ ...call, body: call.body.replace(orderNumber, 'AAAAA-AAAAA') }, erp.secret)).toBe(false);
  const [stored] = await deliveries(erp.id);
  expect(stored).toMatchObject({ event: 'order.placed', status: 'delivered', attempts: 1, lastStatus: 204 });
  expect(JSON.parse(call.body)).toMatchObject({
    id: call.headers['webhook-id'],
    type: 'order.placed',
    createdAt: stored?.createdAt,
    data: { order: { orderNumber, paymentStatus: 'UNPAID', lines: [{ name: 'Linen shirt', quantity: 1 }] } },
  });
  expect(JSON.stringify(await staff.call('GET', `admin/webhooks/${erp.id}`))).not.toContain('whsec_');
});

test('systems that fail, redirect or drop the connection are called again later with the same id, eight times at most', async () => {
  const ids = await Promise.all(['fails', 'redirects', 'hangs-up'].map(async (way) => (await add({ url: `${origin}/${way}` })).data.id));
  receiver.setAnswer((response, path) => {
    if (path === '/fails') response.writeHead(500).end('out of paper');
    else if (path === '/redirects') response.writeHead(302, { location: `${origin}/elsewhere` }).end();
    else response.destroy();
  });
  for (const id of ids) await staff.call('POST', `admin/webhooks/${id}/ping`);
  await shop.runJobs();
  const firsts = (await Promise.all(ids.map(deliveries))).map(([first]) => first);
  expect(firsts.map((first) => [first?.status, first?.attempts, first?.lastStatus])).toEqual([
    ['waiting', 1, 500],
    ['waiting', 1, 302],
    ['waiting', 1, null],
  ]);
  expect([firsts[0]?.lastError, firsts[2]?.lastError]).toEqual(['out of paper', expect.stringMatching(/socket hang up|ECONNRESET/) as string]);
  expect(received.map(({ path }) => path).sort()).toEqual(['/fails', '/hangs-up', '/redirects']);
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'webhooks.deliver' and state < 'active' and start_after > now()`,
  );
  expect(rows).toEqual([{ count: 3 }]);

  // The last of eight attempts.
  await database.db.update(webhookDeliveries).set({ attempts: 7 });
  const redeliver = (delivery: DeliveryRow | undefined) => staff.call('POST', `admin/webhook-deliveries/${delivery?.id ?? ''}/redeliver`);
  for (const first of firsts) await redeliver(first);
  await shop.runJobs();
  for (const id of ids) expect((await deliveries(id))[0]).toMatchObject({ status: 'failed', attempts: 8 });

  receiver.setAnswer((response) => response.writeHead(200).end());
  await redeliver(firsts[0]);
  await shop.runJobs();
  expect((await deliveries(ids[0] ?? 0))[0]).toMatchObject({ status: 'delivered', attempts: 9, lastError: '' });
  expect(new Set(received.filter(({ path }) => path === '/fails').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('a slow response times out, and a long one is truncated', async () => {
  receiver.setAnswer(() => undefined);
  const policy = { allowedOrigins: [origin], maxBytes: 10, timeoutMs: 50 };
  const never = postSafely(origin, { body: '{}', headers: {} }, policy, new AbortController().signal);
  await expect(never).rejects.toThrow(/abort|timeout/i);
  receiver.setAnswer((response) => response.writeHead(200).end(randomBytes(50_000)));
  const flood = await postSafely(origin, { body: '{}', headers: {} }, { ...policy, timeoutMs: 5000 }, new AbortController().signal);
  expect(flood.text.length).toBeLessThanOrEqual(10);
});

test.each([
  ['http://shop.example/hook', 'not https'],
  ['https://10.0.0.7/hook', 'not in the public network'],
  ['https://[::ffff:169.254.169.254]/hook', 'not in the public network'],
  ['https://shop.example:8443/hook', 'usual port'],
  ['https://user:secret@shop.example/hook', 'password'],
])('nothing is sent to %s', async (url, why) => {
  const { status, params } = await add({ url });
  expect(status).toBe(422);
  expect(JSON.stringify(params)).toContain(why);
});

test('a name that leads into a private network is refused when it is called, not only when it is saved', async () => {
  const policy = { allowedOrigins: [], maxBytes: 10, timeoutMs: 5000 };
  const call = postSafely('https://localhost/hook', { body: '{}', headers: {} }, policy, new AbortController().signal);
  await expect(call).rejects.toThrow('not in the public network');
});

test('a secret is replaced: both signatures are sent for a day; a ping is sent at once; a deleted address gets nothing', async () => {
  const { data: erp } = await add();
  const { data: rotated } = await staff.call<NewEndpoint>('POST', `admin/webhooks/${erp.id}/rotate`);
  expect(rotated.secret).not.toBe(erp.secret);
  await staff.call('POST', `admin/webhooks/${erp.id}/ping`);
  await shop.runJobs();
  const [ping] = received;
  if (!ping) throw new Error('nothing came');
  expect([isSigned(ping, erp.secret), isSigned(ping, rotated.secret)]).toEqual([true, true]);
  expect(JSON.parse(ping.body)).toMatchObject({ type: 'ping' });
  const { data: opened } = await staff.call<EndpointRecord>('GET', `admin/webhooks/${erp.id}`);
  expect(await staff.call('PUT', `admin/webhooks/${erp.id}`, { ...opened, revision: 'older' })).toMatchObject({ status: 409 });
  expect(await staff.call('DELETE', `admin/webhooks/${erp.id}`)).toMatchObject({ status: 200 });
  expect(await staff.call('POST', `admin/webhooks/${erp.id}/ping`)).toMatchObject({ status: 404 });
});
