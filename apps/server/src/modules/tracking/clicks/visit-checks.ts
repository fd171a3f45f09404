import { sql, type SQL } from 'drizzle-orm';
import { visitCounts } from '../tables.ts';

/** Selects visits by the country's own days: `day, country_id, visits`. */
export const visitChecks: SQL = sql`select day, country_id, visits from ${visitCounts}`;
