import { describe, expect } from 'vitest';
import { hours, now } from '#kit/clock';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { paymentEvents, payments } from '#tables/payments';
import { test } from '#testing/database';
import { openCdnServer } from '#testing/processes/cdn-server';
import { openTestShop } from '#testing/test-shop';
import { checkCdns } from './check-cdn.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { checkWorker } from './check-worker.ts';

describe('the doctor and the worker', () => {
  test('says that no process has run jobs on a new database', async ({ database }) => {
    expect(await checkWorker(database)).toMatchObject({ level: 'warning', check: 'worker' });
  });

  test('finds jobs and events that no process handles, and a worker that ended', async ({ database }) => {
    const shop = openTestShop(database);
    await shop.garment();
    await shop.runJobs();
    await database.pool.query("insert into outbox (type, payload) values ('price.changed', '{\"productIds\": []}')");
    await shop.runJobs();
    expect(await checkWorker(database)).toMatchObject({ level: 'ok' });

    await database.pool.query(
      "insert into outbox (type, payload, created_at) values ('price.changed', '{\"productIds\": []}', now() - interval '5 minutes')",
    );
    expect(await checkWorker(database)).toMatchObject({ level: 'warning', text: expect.stringContaining('1 jobs and events wait') as string });
    await database.pool.query("update outbox set created_at = now() - interval '20 minutes'");
    expect(await checkWorker(database)).toMatchObject({ level: 'failure', advice: expect.stringContaining('Start a worker') as string });

    await database.pool.query('delete from outbox');
    await database.pool.query("update pgboss.job set completed_on = now() - interval '2 hours' where completed_on is not null");
    expect(await checkWorker(database)).toMatchObject({ level: 'failure', text: 'No process runs jobs: the last job ended 120 minutes ago.' });
  });
});

describe('the doctor and the messages of payment providers', () => {
  const live = readConfig({
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://mail.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  const ago = (count: number) => new Date(now().getTime() - hours(count));
  const addPayment = ({ db }: Database, createdAt: Date) =>
    db
      .insert(payments)
      .values({ reference: 'SI-1', provider: 'stripe', request: {} as never, currency: 'EUR', amount: 100, status: 'paid', createdAt });
  const addEvent = ({ db }: Database, receivedAt: Date) =>
    db.insert(paymentEvents).values({ id: `evt_${receivedAt.getTime()}`, provider: 'stripe', type: 'charge.refunded', payload: {}, receivedAt });

  test('warns before the first message, and passes after it', async ({ database }) => {
    expect(await checkWebhooks(database.db, readConfig({}))).toEqual([]);
    expect(await checkWebhooks(database.db, live)).toMatchObject([{ level: 'warning', text: 'No message of Stripe has arrived yet.' }]);
    await addEvent(database, ago(3));
    expect(await checkWebhooks(database.db, live)).toMatchObject([{ level: 'ok', text: 'The last message of Stripe arrived 3 hours ago.' }]);
  });

  test('finds payments that were paid without a message, but not those of the last hour', async ({ database }) => {
    await addEvent(database, ago(30));
    await addPayment(database, ago(31));
    await addPayment(database, ago(0.5));
    expect(await checkWebhooks(database.db, live)).toMatchObject([{ level: 'ok' }]);
    await addPayment(database, ago(5));
    expect(await checkWebhooks(database.db, live)).toMatchObject([
      { level: 'failure', advice: expect.stringContaining('https://shop.example/api/payments/') as string },
    ]);
  });
});

test('the doctor finds a cache that does not accept purges', async () => {
  const server = await openCdnServer();
  expect((await checkCdns({ cdn: server.settings })).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
  server.failNext('fastly', { count: 1, status: 401 });
  expect((await checkCdns({ cdn: server.settings })).filter(({ level }) => level === 'failure')).toMatchObject([
    { text: expect.stringContaining('fastly does not accept purges') as string },
  ]);
  await server.stop();
});
