import { sql, type SQL } from 'drizzle-orm';
import { affiliateCodes } from './tables.ts';

/** Affiliates' codes as they write them. */
export const affiliateCodeBooks: SQL = sql`select affiliate_id, code from ${affiliateCodes}`;

/** Affiliates whose code begins like this, in any case: a query of ids. */
export const affiliatesCoded = (start: string): SQL =>
  sql`select affiliate_id as id from ${affiliateCodes} where lower(code) like ${`${start.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}`;
