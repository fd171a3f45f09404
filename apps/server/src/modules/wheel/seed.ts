import type { Db } from '#platform/database';
import { wheels } from './tables.ts';

export type { Segment } from './tables.ts';

export const hasWheels = async (db: Db): Promise<boolean> => (await db.$count(wheels)) > 0;

export const listWheelRows = (db: Db): Promise<(typeof wheels.$inferSelect)[]> => db.select().from(wheels);
