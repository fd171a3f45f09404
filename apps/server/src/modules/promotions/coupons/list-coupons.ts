import { asc, desc } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { coupons } from '../tables.ts';

/** Returns all coupons, active ones first. */
export const listCoupons = (db: Db): Promise<(typeof coupons.$inferSelect)[]> =>
  db.select().from(coupons).orderBy(desc(coupons.isActive), asc(coupons.code)).execute();
