import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { userTypes } from '../tables.ts';

/** Lists the user types, by id. */
export const listUserTypes = (db: Db): Promise<{ id: number; userType: string }[]> => db.select().from(userTypes).orderBy(asc(userTypes.id));
