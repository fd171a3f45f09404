import type { Database } from '#platform/database';

/** Every value of every table of the shop, the mails that have left it aside. */
async function everythingKept({ pool }: Database): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and table_name <> 'mailbox'`,
  );
  const kept = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(`select string_agg(t::text, ' ') as text from ${name} t`);
    kept.push({ table: name, text: rows[0]?.text ?? '' });
  }
  return kept;
}

/** In which tables somebody's words stand: `Ana in public.users`. */
export const tablesWith = async (database: Database, words: readonly string[]): Promise<string[]> =>
  (await everythingKept(database)).flatMap(({ table, text }) => words.filter((word) => text.includes(word)).map((word) => `${word} in ${table}`));
