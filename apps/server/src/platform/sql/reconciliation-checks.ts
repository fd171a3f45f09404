import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** A discrepancy that a reconciliation check found. */
export interface Discrepancy {
  /** Name of the check: `stock-sum`. */
  rule: string;
  /** The affected record: `variant 17`, `order 7KQ4M-X2RPA`. */
  about: string;
  problem: string;
  /** Whether the discrepancy is not an error yet, because a job or a staff member still has to act. */
  isWaiting: boolean;
}

/** A reconciliation check: a query for discrepancies with the columns `about`, `problem` and, where needed, `is_waiting`. */
export interface ReconciliationCheck {
  name: string;
  broken: SQL;
}

/** Result of the reconciliation of one part of the shop: counts and sums by name, and discrepancies. */
export interface ReconciliationResult {
  figures: Record<string, string | number>;
  discrepancies: Discrepancy[];
}

/** Maximum number of listed discrepancies per check, because an error may affect every row. */
const MAX_LISTED = 100;

/** Runs the checks and returns the discrepancies. The caller's transaction provides one snapshot for all of them. */
export async function runChecks(db: Db, rules: readonly ReconciliationCheck[]): Promise<Discrepancy[]> {
  const discrepancies: Discrepancy[] = [];
  for (const { name, broken } of rules) {
    const { rows } = await db.execute<{ about: string; problem: string; is_waiting?: boolean }>(
      // Errors come first, so that waiting entries do not displace them.
      sql`select * from (${broken}) as found order by coalesce((to_jsonb(found) ->> 'is_waiting')::boolean, false) limit ${MAX_LISTED + 1}`,
    );
    const found = rows.map((row) => ({ rule: name, about: row.about, problem: row.problem, isWaiting: row.is_waiting === true }));
    discrepancies.push(...found.slice(0, MAX_LISTED));
    const [further] = found.slice(MAX_LISTED);
    if (further) discrepancies.push({ ...further, about: 'and more', problem: `more than ${MAX_LISTED} of this kind` });
  }
  return discrepancies;
}

/** Returns counts and sums from a query with the columns `name` and `figure`. */
export async function readFigures(db: Db, query: SQL): Promise<ReconciliationResult['figures']> {
  const { rows } = await db.execute<{ name: string; figure: string | number }>(query);
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
}
