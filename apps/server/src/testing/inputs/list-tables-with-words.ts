import type { Database } from '#platform/database';

/** Returns the content of all tables, except of sent mails. */
async function readAllTables({ pool }: Database): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and table_name <> 'mailbox'`,
  );
  const contents = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(`select string_agg(t::text, ' ') as text from ${name} t`);
    contents.push({ table: name, text: rows[0]?.text ?? '' });
  }
  return contents;
}

/** Lists the tables that contain some words: `Ana in public.users`. */
export const listTablesWithWords = async (database: Database, words: readonly string[]): Promise<string[]> =>
  (await readAllTables(database)).flatMap(({ table, text }) => words.filter((word) => text.includes(word)).map((word) => `${word} in ${table}`));
