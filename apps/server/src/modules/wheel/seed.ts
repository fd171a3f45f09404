import type { Db } from '#platform/database';
import { wheels } from './tables.ts';

export const hasWheels = async (db: Db): Promise<boolean> => (await db.$count(wheels)) > 0;
