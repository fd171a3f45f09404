import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { menuItems } from './tables.ts';

/** Lists the links under one parent of a menu, in their order. */
export const listSiblingItems = (db: Db, { menu, parentId }: { menu: 'header' | 'footer'; parentId: number | null }) =>
  db
    .select({ id: menuItems.id, countryId: menuItems.countryId })
    .from(menuItems)
    .where(and(eq(menuItems.menu, menu), parentId === null ? isNull(menuItems.parentId) : eq(menuItems.parentId, parentId)))
    .orderBy(asc(menuItems.position), asc(menuItems.id))
    .execute();
