import { pino } from 'pino';
import { expect } from 'vitest';
import { test } from '#testing/database';
import { discardDeadLetters, listLastRuns, listDeadLetters, listQueues, readOutboxState, retryDeadLetters } from './dead-letters.ts';
import { createQueues, openQueue } from './queue.ts';
import { relayBatch } from './relay.ts';
import { inTransaction } from '../transaction.ts';

test('a dead letter is listed with its error, returned to its queue on request, or deleted for good', async ({ database: { pool, db } }) => {
  const boss = await openQueue(pool, pino({ level: 'silent' }), false);
  await createQueues(boss, pool, [{ name: 'test.sew', retry: { limit: 0 } }, { name: 'test.iron' }]);
  for (const coat of [7, 8, 9]) {
    const id = (await boss.send('test.sew', { coat })) ?? '';
    await boss.fetch('test.sew');
    await boss.fail('test.sew', id, new Error('the needle broke'));
  }
  const ironed = (await boss.send('test.iron', {})) ?? '';
  await boss.fetch('test.iron');
  await boss.complete('test.iron', ironed);

  expect(await listQueues(db)).toEqual([
    { name: 'test.iron', waiting: 0, running: 0, dead: 0 },
    { name: 'test.sew', waiting: 0, running: 0, dead: 3 },
  ]);
  expect(await listLastRuns(db, ['test.iron', 'test.sew'])).toEqual(new Map([['test.iron', expect.any(Date)]]));
  const letters = await listDeadLetters(db);
  const first = letters.find(({ data }) => (data as { coat: number }).coat === 7);
  expect(first).toMatchObject({ job: 'test.sew', error: 'the needle broke' });

  const chosen = { id: first?.id ?? '' };
  expect(await inTransaction(db, (tx) => retryDeadLetters(tx, chosen))).toMatchObject([{ job: 'test.sew', data: { coat: 7 } }]);
  expect(await readOutboxState(db)).toEqual({ waiting: 1, oldestAt: expect.any(Date) as Date });
  await relayBatch({ pool, boss, subscriptions: [], queues: new Set(['test.sew']) });
  expect(await boss.fetch('test.sew')).toMatchObject([{ data: { coat: 7 } }]);
  expect(await inTransaction(db, (tx) => retryDeadLetters(tx, chosen))).toEqual([]);

  expect(await inTransaction(db, (tx) => discardDeadLetters(tx, { job: 'test.sew' }))).toHaveLength(2);
  expect(await listDeadLetters(db)).toEqual([]);
  await boss.stop({ graceful: false });
});
