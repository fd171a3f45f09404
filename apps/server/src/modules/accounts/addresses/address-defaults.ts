import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { addresses } from '../tables.ts';

export const defaultKinds = ['isDefaultShipping', 'isDefaultBilling'] as const;
export type DefaultKind = (typeof defaultKinds)[number];

/** Removes these defaults from the other addresses of a user. */
export async function removeOtherDefaults(
  tx: Tx,
  { userId, addressId, kinds }: { userId: number; addressId: number; kinds: readonly DefaultKind[] },
): Promise<void> {
  for (const kind of kinds)
    await tx
      .update(addresses)
      .set({ [kind]: false })
      .where(and(eq(addresses.userId, userId), ne(addresses.id, addressId), eq(addresses[kind], true)));
}

/** Makes the most recently changed address the default after the removal of a default address. */
export async function reassignDefaults(tx: Tx, userId: number, kinds: readonly DefaultKind[]): Promise<void> {
  if (kinds.length === 0) return;
  const [next] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.updatedAt), desc(addresses.id))
    .limit(1);
  if (!next) return;
  await tx
    .update(addresses)
    .set(Object.fromEntries(kinds.map((kind) => [kind, true])))
    .where(eq(addresses.id, next.id));
}
