import { sql, type SQL } from 'drizzle-orm';
import { visitCounts } from './tables.ts';

/** Visits: a query of `day, country_id, visits`, by the country's own days. */
export const visitBooks: SQL = sql`select day, country_id, visits from ${visitCounts}`;
