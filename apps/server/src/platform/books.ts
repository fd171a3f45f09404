import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Something in the books that does not add up. */
export interface Finding {
  /** Which rule it breaks: `stock-sum`. */
  rule: string;
  /** What it is about: `variant 17`, `order 7KQ4M-X2RPA`. */
  about: string;
  problem: string;
  /** Nothing is wrong as yet: a job, or somebody, still has to do something. */
  isWaiting: boolean;
}

/** A rule of the books, as a query for whatever breaks it: columns `about`, `problem`, and `is_waiting` where that can be. */
export interface BookRule {
  name: string;
  broken: SQL;
}

/** What the books of one part of the shop say: counts and sums by name, and what does not add up. */
export interface Books {
  figures: Record<string, string | number>;
  findings: Finding[];
}

/** Findings of one rule that are told one by one; a fault that breaks it for everything would fill pages. */
const MOST_TOLD = 100;

/** Looks for whatever breaks the rules. The caller's transaction sees to it that all of them look at the same moment. */
export async function brokenRules(db: Db, rules: readonly BookRule[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, broken } of rules) {
    const { rows } = await db.execute<{ about: string; problem: string; is_waiting?: boolean }>(
      // What is wrong goes first: what only waits must not crowd it out.
      sql`select * from (${broken}) as found order by coalesce((to_jsonb(found) ->> 'is_waiting')::boolean, false) limit ${MOST_TOLD + 1}`,
    );
    const found = rows.map((row) => ({ rule: name, about: row.about, problem: row.problem, isWaiting: row.is_waiting === true }));
    findings.push(...found.slice(0, MOST_TOLD));
    const [further] = found.slice(MOST_TOLD);
    if (further) findings.push({ ...further, about: 'and more', problem: `more than ${MOST_TOLD} of this kind` });
  }
  return findings;
}

/** Counts and sums, from a query with the columns `name` and `figure`. */
export async function figuresOf(db: Db, query: SQL): Promise<Books['figures']> {
  const { rows } = await db.execute<{ name: string; figure: string | number }>(query);
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
}
