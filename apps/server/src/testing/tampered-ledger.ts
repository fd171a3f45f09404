import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';

/** Changes ledger entries as an intruder with the rights of the tables' owner could: the trigger that refuses it is switched off. */
export async function tamperWithLedger(db: Db, damage: SQL): Promise<void> {
  await db.execute(sql`alter table ledger_entries disable trigger user`);
  await db.execute(damage);
  await db.execute(sql`alter table ledger_entries enable trigger user`);
}
