import { sql, type SQL } from 'drizzle-orm';
import { affiliateCodes } from './tables.ts';

/** Selects affiliates and their codes in the original spelling. */
export const affiliateCodeChecks: SQL = sql`select affiliate_id, code from ${affiliateCodes}`;

/** Selects the ids of affiliates whose code has this prefix, in any case. */
export const selectAffiliatesByCode = (start: string): SQL =>
  sql`select affiliate_id as id from ${affiliateCodes} where lower(code) like ${`${start.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}`;
