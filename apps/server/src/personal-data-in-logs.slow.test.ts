import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect } from 'vitest';
import { z } from 'zod';
import { seedUserTypes } from '#modules/accounts';
import { createQueues, openQueue } from '#platform/jobs/queue';
import { listDeadLetters } from '#platform/jobs/dead-letters';
import { startWorkers } from '#platform/jobs/worker-pool';
import { createLog } from '#platform/log';
import { startLoop } from '#platform/loop';
import { test } from '#testing/database';
import { registeredCustomer } from '#testing/people/registered-customer';
import { openTestShop, shopIds } from '#testing/test-shop';
import { createApp } from './app.ts';
import type { StorefrontBuild } from './web/frontends/frontends.ts';
import { reportFaults } from './web/storefront.ts';

const person = { email: 'zdenka.hrovat@example.si', lastName: 'Hrovat-Vidmar', iban: 'SI56263300012039086' };

/** Creates a log in memory. `expectClean` fails if the log contains personal data or does not contain the error. */
function createMemoryLog() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const expectClean = (fault: string) => {
    expect(lines.join('')).toContain(fault);
    for (const secret of Object.values(person)) expect(lines.join('')).not.toContain(secret);
  };
  return { log, lines, expectClean };
}

/** A statement that fails in PostgreSQL with a value in the error message, and one that fails with a value in the error detail. */
const failing = [
  sql`select ${person.email} as email, ${person.iban}::integer`,
  sql`with people as (select ${person.lastName}::text as name) select (name || ${person.iban})::date from people`,
];

test('the log of a failed call contains the statement and not its values', async ({ database }) => {
  const { services } = openTestShop(database);
  const { log, expectClean } = createMemoryLog();
  const app = createApp({ ...services, log }, new Hono());
  await database.db.execute(sql`alter table tickets rename to tickets_of_yesterday`);
  const ticket = {
    countryId: shopIds.SI,
    languageId: 1,
    email: person.email,
    name: person.lastName,
    subject: 'Refund',
    message: person.iban,
    topic: 'other',
  };
  const response = await app.request('/api/tickets', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ticket),
  });
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining(person.email)]);
  expectClean('Failed query: ');
});

test('the log of a failed job and its dead letter contain no values', async ({ database }) => {
  const { db, pool } = database;
  const { services } = openTestShop(database);
  const { log, lines, expectClean } = createMemoryLog();
  const boss = await openQueue(pool, pino({ level: 'silent' }), false);
  const job = {
    name: 'test.write',
    schema: z.object({ at: z.int() }),
    retry: { limit: 0 },
    run: async (_: unknown, { at }: { at: number }) => void (await db.execute(failing[at] ?? sql``)),
  };
  await createQueues(boss, pool, [job]);
  for (const at of failing.keys()) await boss.send(job.name, { at });
  const workers = startWorkers({ pool, boss, services, jobs: [job], log, atOnce: 2 });
  await expect.poll(() => lines.filter((line) => line.includes('a job failed')).length).toBe(failing.length);
  await expect.poll(async () => (await listDeadLetters(db)).length).toBe(failing.length);
  await workers.stop(1000);
  await boss.stop({ graceful: false });
  expectClean('Failed query: ');
  const { rows } = await db.execute(sql`select output::text from pgboss.job where name = ${job.name}`);
  for (const secret of Object.values(person)) expect(JSON.stringify(rows)).not.toContain(secret);
});

test('the log of a failed round of a loop contains no values', async ({ database: { db } }) => {
  for (const statement of failing) {
    const { log, lines, expectClean } = createMemoryLog();
    const loop = startLoop('mailing', 10, log, async () => {
      await db.execute(statement);
      return 'done';
    });
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await loop.stop();
    expectClean('mailing: a round failed');
  }
});

test('the log of a failed page contains neither the text of the error nor the secret of its address', () => {
  const { log, lines, expectClean } = createMemoryLog();
  let report: (error: unknown, request: Request) => void = () => undefined;
  const module = { setErrorReporter: (reporter: typeof report) => (report = reporter) };
  reportFaults({ entry: { module } } as unknown as StorefrontBuild, log);
  report(
    new Error(`${person.email} has no address`, { cause: new Error(`no ${person.email}`) }),
    new Request('http://si.localhost/orders/view/Ab3secret'),
  );
  expectClean('a page failed');
  expect(lines.join('')).not.toContain('Ab3secret');
});

test('the log of requests names the kind of caller and the account, and no numbers of orders, carts or links', async ({ database }) => {
  const shop = openTestShop(database);
  const { log, lines } = createMemoryLog();
  const app = createApp({ ...shop.services, log }, new Hono());
  await seedUserTypes(database.db);
  const customer = await registeredCustomer(shop);
  await app.request(`/api/user/${customer.id}/orders/7KQ4M-X2RPA`, { headers: customer.headers });
  await app.request('/api/carts/Zk3yJq0R3n1l2m3n4o5p6q?email=zdenka.hrovat@example.si');
  await app.request('/api/nowhere/zdenka.hrovat@example.si/7KQ4M-X2RPA');
  const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { caller: 'customer', account: customer.id, path: `/api/user/${customer.id}/orders/…` },
    { caller: 'anonymous', path: '/api/carts/…' },
    { caller: 'anonymous', path: '/api/nowhere/…/…' },
  ]);
});
