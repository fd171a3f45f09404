import type { Tx } from '#platform/transaction';
import { getProgramme } from '../programme.ts';
import { affiliateProgramme } from '../tables.ts';

/** Locks the programme's settings until the transaction ends. Creates the row if it does not exist yet. */
export async function lockProgramme(tx: Tx): Promise<void> {
  await tx
    .insert(affiliateProgramme)
    .values(await getProgramme(tx))
    .onConflictDoNothing();
  await tx.select({ id: affiliateProgramme.id }).from(affiliateProgramme).for('update');
}
