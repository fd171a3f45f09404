import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { categories } from '../tables.ts';

/** Returns the ids of the categories with these codes, by code. Missing categories are left out. */
export async function findCategoryIds(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: categories.id, code: categories.code })
    .from(categories)
    .where(inArray(categories.code, [...new Set(codes)]));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Returns the codes of active categories. @param among only these; default: all */
export async function listActiveCategoryCodes(db: Db, among?: readonly string[]): Promise<Set<string>> {
  if (among?.length === 0) return new Set();
  const rows = await db
    .select({ code: categories.code })
    .from(categories)
    .where(and(among && inArray(categories.code, [...among]), eq(categories.isActive, true)));
  return new Set(rows.map(({ code }) => code));
}
