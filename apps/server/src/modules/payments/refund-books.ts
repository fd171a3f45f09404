import { sql, type SQL } from 'drizzle-orm';
import { refunds } from './tables.ts';

/** Money that has gone back: a query of `id, reference, currency, amount, ended_at`. Amounts in minor units. */
export const refundBooks: SQL = sql`select id, reference, currency, amount, ended_at from ${refunds} where status = 'done'`;
