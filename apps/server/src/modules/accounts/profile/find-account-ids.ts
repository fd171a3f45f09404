import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { findBySearchText } from '#platform/sql/find-by-search-text';
import { userSearchTexts } from '../tables.ts';

/**
 * Finds the newest accounts by parts of the name, email address or telephone number. The result includes staff.
 * @returns ids, the newest first
 */
export const findAccountIds = (db: Db, text: string, limit: number): Promise<number[]> =>
  findBySearchText(db, { table: sql`${userSearchTexts}`, id: sql`user_id` }, text, limit);
