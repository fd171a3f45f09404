import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { addresses } from './tables.ts';

export const defaultKinds = ['isDefaultShipping', 'isDefaultBilling'] as const;
export type DefaultKind = (typeof defaultKinds)[number];

/** The other addresses are the default of these kinds no more. */
export async function takeDefaults(
  tx: Tx,
  { userId, addressId, kinds }: { userId: number; addressId: number; kinds: readonly DefaultKind[] },
): Promise<void> {
  for (const kind of kinds)
    await tx
      .update(addresses)
      .set({ [kind]: false })
      .where(and(eq(addresses.userId, userId), ne(addresses.id, addressId), eq(addresses[kind], true)));
}

/** After a default is gone: the address that was written or changed last takes its place, where there is one. */
export async function handOnDefaults(tx: Tx, userId: number, kinds: readonly DefaultKind[]): Promise<void> {
  if (kinds.length === 0) return;
  const [heir] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.updatedAt), desc(addresses.id))
    .limit(1);
  if (!heir) return;
  await tx
    .update(addresses)
    .set(Object.fromEntries(kinds.map((kind) => [kind, true])))
    .where(eq(addresses.id, heir.id));
}
