import type { Db } from '#platform/database';
import { homeBlocks, menuItems, topics } from './tables.ts';

export const hasTopics = async (db: Db): Promise<boolean> => (await db.$count(topics)) > 0;
export const hasHomeBlocks = async (db: Db): Promise<boolean> => (await db.$count(homeBlocks)) > 0;
export const hasMenuItems = async (db: Db): Promise<boolean> => (await db.$count(menuItems)) > 0;
