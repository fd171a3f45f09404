import type { Db } from '#platform/database';
import { campaigns } from './tables.ts';

export const hasCampaigns = async (db: Db): Promise<boolean> => (await db.$count(campaigns)) > 0;
