import type { Database } from '#platform/database';

type Query = (this: unknown, ...given: unknown[]) => unknown;

/** Returns the SQL statements sent to this database during some work, `begin` and `commit` included. */
export async function recordStatements({ pool }: Database, work: () => Promise<void>): Promise<string[]> {
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: Query };
  client.release();
  const { query } = prototype;
  const seen: string[] = [];
  prototype.query = function (...given) {
    const [statement] = given as [string | { text: string }];
    seen.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return seen;
}
