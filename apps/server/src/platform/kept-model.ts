import type { Db } from './database.ts';
import { everything, tagDrops } from './tag-drops.ts';
import { databaseOf, isTransaction } from './transaction.ts';

/** How long a change may go unseen whose news was missed, in ms. */
const freshFor = 1000;

interface Kept<Model> {
  model: Model;
  /** What the tables were like when it was read. */
  print: string;
  /** Changes told when that began: any told since may not be in it. */
  told: number;
  /** When somebody looks again. Wall clock: a test's clock may stand still. */
  lookAgainAt: number;
}

interface ModelOf<Model> {
  /** Dropped with each change: this process hears it after the commit, others a moment later. */
  tag: string;
  load: (db: Db) => Promise<Model>;
  /** Another text after any change: what is the same is not read again. */
  print: (db: Db) => Promise<string>;
}

/**
 * Keeps a small table in memory: read anew after a change was told, and compared with the table once a second besides. In a
 * transaction it is what others see; what that transaction itself has changed may be missing.
 */
export function keepModel<Model>({ tag, load, print }: ModelOf<Model>): (db: Db) => Promise<Model> {
  const kept = new WeakMap<Db, Kept<Model>>();
  const looking = new WeakMap<Db, { told: number; kept: Promise<Kept<Model>> }>();
  let changesTold = 0;
  tagDrops.on('models', (tags) => {
    if (tags.includes(tag) || tags.includes(everything)) changesTold += 1;
  });

  const look = async (db: Db, found: Kept<Model> | undefined): Promise<Kept<Model>> => {
    const told = changesTold;
    const now = await print(db);
    const model = found?.print === now ? found.model : await load(db);
    return { model, print: now, told, lookAgainAt: performance.now() + freshFor };
  };

  return async (db) => {
    const key = databaseOf(db);
    const found = kept.get(key);
    if (found && found.told === changesTold && performance.now() < found.lookAgainAt) return found.model;
    // Never waits for others, who may wait for the connection that this one holds; nor keeps what it alone may see.
    if (isTransaction(db)) return (await look(db, found)).model;
    const shared = looking.get(key);
    if (shared && shared.told === changesTold) return (await shared.kept).model;
    const mine = { told: changesTold, kept: look(db, found) };
    looking.set(key, mine);
    try {
      const seen = await mine.kept;
      if (seen.told >= (kept.get(key)?.told ?? 0)) kept.set(key, seen);
      return seen.model;
    } finally {
      if (looking.get(key) === mine) looking.delete(key);
    }
  };
}
