import type { Tx } from '#platform/transaction';
import { programmeOf } from './programme.ts';
import { affiliateProgramme } from './tables.ts';

/** Whoever edits the programme's settings waits until this transaction ends. There is a row from the first time on. */
export async function lockProgramme(tx: Tx): Promise<void> {
  await tx
    .insert(affiliateProgramme)
    .values(await programmeOf(tx))
    .onConflictDoNothing();
  await tx.select({ id: affiliateProgramme.id }).from(affiliateProgramme).for('update');
}
