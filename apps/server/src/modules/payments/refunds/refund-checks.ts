import { sql, type SQL } from 'drizzle-orm';
import { refunds } from '../tables.ts';

/** Completed refunds: a query with `id, reference, currency, amount, ended_at`. Amounts in minor units. */
export const refundChecks: SQL = sql`select id, reference, currency, amount, ended_at from ${refunds} where status = 'done'`;
