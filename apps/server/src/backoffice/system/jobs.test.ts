import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createQueues, openQueue } from '#platform/jobs/queue';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { DeadLetterRow, StaffJobs } from './contract.ts';

let database: Database;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

test('a mail that could not be sent is in the dead letters and is retried from there, and another is deleted', async () => {
  const staff = await signedInStaff(shop, { role: 'user', areas: ['system'] });
  const boss = await openQueue(database.pool, pino({ level: 'silent' }), false);
  await createQueues(boss, database.pool, [{ name: 'send-order-mail', retry: { limit: 0 } }]);
  for (const orderId of [41, 42]) {
    const id = (await boss.send('send-order-mail', { orderId })) ?? '';
    await boss.fetch('send-order-mail');
    await boss.fail('send-order-mail', id, new Error('the mail server is away'));
  }
  const letters = async () => (await staff.call<DeadLetterRow[]>('GET', 'admin/jobs/dead-letters?job=send-order-mail')).data;
  const [second, first] = await letters();
  expect(second).toMatchObject({ job: 'send-order-mail', data: { orderId: 42 }, error: 'the mail server is away' });

  const send = (verb: string, body: object) => staff.call('POST', `admin/jobs/dead-letters/${verb}`, body);
  expect(await send('retry', { id: first?.id })).toMatchObject({ status: 200, data: { count: 1 } });
  expect(await send('retry', { id: first?.id })).toMatchObject({ status: 404, code: 'RecordNotFound' });
  expect(await send('discard', { job: 'send-order-mail' })).toMatchObject({ status: 200, data: { count: 1 } });
  expect(await letters()).toEqual([]);
  expect(await shop.runJobs()).toEqual(['send-order-mail']);

  const { data } = await staff.call<StaffJobs>('GET', 'admin/jobs');
  expect(data.queues).toContainEqual({ name: 'send-order-mail', waiting: 0, running: 0, dead: 0 });
  expect(data.schedules).toContainEqual({
    name: 'notifications.delete-old-stock-notices',
    when: 'daily at 03:40 UTC',
    lastRunAt: null,
    nextRunAt: expect.stringMatching(/T03:40:00/) as string,
  });
  expect(data.outbox).toEqual({ waiting: 0, oldestAt: null });
  await boss.stop({ graceful: false });
});
