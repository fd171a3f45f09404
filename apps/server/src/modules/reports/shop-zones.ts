import { sql, type SQL } from 'drizzle-orm';
import { listShops } from '#modules/countries';
import type { Db } from '#platform/database';

/** Returns the countries with their time zones as a table for a query: `shop (id, zone)`. */
export async function selectShopZones(db: Db): Promise<SQL> {
  const zones = JSON.stringify((await listShops(db)).shops.map(({ id, timeZone }) => ({ id, zone: timeZone })));
  return sql`jsonb_to_recordset(${zones}::jsonb) as shop (id int, zone text)`;
}
