import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { now } from '#kit/clock';
import { writeArchive, type Part } from './backup/archive.ts';
import { DIALECT, readMigrations, readQueues, readSequences, readTables, type CopiedTable, type Manifest, type Tally } from './backup/contents.ts';
import { RENDERED_FOLDER, type Storage } from './storage/storage.ts';

/** Writes a consistent snapshot of the shop to one file: tables, sequences, waiting jobs, uploaded files. The shop may be running. */
export async function backUpShop(from: { connection: pg.ClientConfig; storage: Storage }, file: string): Promise<Tally> {
  const client = new pg.Client({ ...from.connection, application_name: 'selvedge backup' });
  await client.connect();
  try {
    await client.query(DIALECT);
    // One snapshot for all tables, so that no order line lacks its order.
    await client.query('begin transaction isolation level repeatable read, read only');
    const tally: Tally = { rows: {}, files: 0 };
    await writeArchive(file, readParts(client, from.storage, tally));
    await client.query('commit');
    return tally;
  } finally {
    await client.end();
  }
}

async function* readParts(client: pg.Client, storage: Storage, tally: Tally): AsyncGenerator<Part> {
  const { queues, jobs } = await readQueues(client);
  const manifest: Manifest = {
    madeAt: now().toISOString(),
    migrations: await readMigrations(client),
    tables: [...(await readTables(client)), ...jobs],
    sequences: await readSequences(client),
    queues,
  };
  yield { header: { kind: 'manifest', name: 'manifest', about: manifest }, content: readNothing() };
  for (const table of manifest.tables) {
    yield { header: { kind: 'table', name: table.name, about: { columns: table.columns } }, content: readRows(client, table, tally) };
  }
  for await (const { key } of storage.list()) {
    const file = key.startsWith(`${RENDERED_FOLDER}/`) ? undefined : await storage.open(key);
    // Skips a file that was removed after it was listed.
    if (!file) continue;
    yield { header: { kind: 'file', name: key }, content: file.stream };
    tally.files += 1;
  }
  yield { header: { kind: 'end', name: 'end', about: tally }, content: readNothing() };
}

async function* readRows(client: pg.Client, { name, columns, where }: CopiedTable, tally: Tally): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}${where ? ` where ${where}` : ''}) to stdout`));
  for await (const chunk of rows) yield chunk as Buffer;
  tally.rows[name] = rows.rowCount;
}

async function* readNothing(): AsyncGenerator<Buffer> {
  // The header of this part contains all its data.
}
