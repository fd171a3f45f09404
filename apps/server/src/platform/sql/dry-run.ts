import type { Db } from '../database.ts';
import { inTransaction, type Tx } from '../transaction.ts';

class RollBack extends Error {
  constructor(readonly answer: unknown) {
    super('rehearsed');
  }
}

/**
 * Runs `work` in a transaction and rolls it back (dry run), to check whether it would succeed.
 * @throws the errors of `work`
 */
export async function dryRun<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new RollBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RollBack) return error.answer as Answer;
    throw error;
  }
}
