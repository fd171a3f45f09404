import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { brands, makers } from '../tables.ts';
import type { AdminMaker } from './admin-makers.ts';

/** Returns the ids of the brands with these names, by name. Missing brands are left out. */
export async function findBrandIds(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(inArray(brands.name, [...names]));
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Returns all makers. */
export const listMakers = (db: Db): Promise<AdminMaker[]> => db.select().from(makers);
