import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database';
import { listHeldCommissions } from './commissions/held-commissions.ts';
import { readLeaderboard } from './profile/leaderboard.ts';

test('the leaderboard and the queue of held commissions use their own indexes', async () => {
  const database = await createTestDatabase({ pool: 1 });
  const { db } = database;
  // With few rows a sequential scan is cheaper; the test checks that an index could be used.
  await db.execute(sql`set enable_seqscan = off`);
  await readLeaderboard(db, new Date());
  await listHeldCommissions(db, { page: 1, take: 20 });
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ index: string }>(sql`
    select indexrelname as index from pg_stat_user_indexes where relname in ('credited_orders', 'commissions') and idx_scan > 0 order by 1`);
  await database.close();
  expect(rows.map(({ index }) => index)).toEqual(expect.arrayContaining(['commissions_to_review', 'credited_orders_placed_at_index']));
});
