/** Inserts the sellers of the demo with their history. */
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { sellerEvents, sellers } from './tables.ts';

export const hasSellers = async (db: Db): Promise<boolean> => (await db.$count(sellers)) > 0;

/** Inserts a seller with the events that led to its status. @returns its id */
export async function insertSeller(
  tx: Tx,
  seller: typeof sellers.$inferInsert,
  events: readonly Omit<typeof sellerEvents.$inferInsert, 'sellerId'>[],
): Promise<number> {
  const [made] = await tx.insert(sellers).values(seller).returning({ id: sellers.id });
  if (!made) throw new Error(`seller ${seller.company} was not saved`);
  for (const event of events) await tx.insert(sellerEvents).values({ ...event, sellerId: made.id });
  return made.id;
}
