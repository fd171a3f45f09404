import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { findBySearchText } from '#platform/sql/find-by-search-text';
import { orderSearchTexts } from '../tables.ts';

/** Finds the newest orders by parts of their numbers, names, city, email address or telephone number. @returns ids, the newest first */
export const findOrderIds = (db: Db, text: string, most: number): Promise<number[]> =>
  findBySearchText(db, { table: sql`${orderSearchTexts}`, id: sql`order_id` }, text, most);
