import type { Db } from './database.ts';
import { inTransaction, type Tx } from './transaction.ts';

class Undone extends Error {
  constructor(readonly answer: unknown) {
    super('rehearsed');
  }
}

/**
 * Does something and takes all of it back: to learn beforehand whether it would go, by the same checks.
 * @throws what `work` throws
 */
export async function rehearse<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as Answer;
    throw error;
  }
}
