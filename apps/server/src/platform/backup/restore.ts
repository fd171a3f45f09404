import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readArchive } from './archive.ts';
import { DIALECT, type Manifest, type Tally } from './contents.ts';
import { disableTriggers, type DisabledTriggers } from './disable-triggers.ts';
import { assertKnown, clear, hasRows, isOpenElsewhere, migrateToBackup, prepareQueues } from './target.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder } from '../paths.ts';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Restores a backup into an empty database, or with `force` replaces the existing data. Checks the whole file before it changes any data. Afterwards
 * migrates the schema to this release.
 * @throws StartError when the file is damaged or from a newer release, or the target is in use or not empty
 */
export async function restore(
  into: { database: Database; storage: Storage; log: Log },
  file: string,
  options: { force?: boolean; migrations?: string } = {},
): Promise<Tally> {
  const { force = false, migrations = migrationsFolder } = options;
  const { manifest, tally } = await verify(file);
  assertKnown(manifest.migrations, migrations);
  const { database, storage, log } = into;
  await makeRoom(database, force);
  await migrateToBackup(database, manifest.migrations, migrations);
  if (manifest.queues) await prepareQueues(database, manifest.queues, log);

  const client = new pg.Client({ ...database.connection, application_name: 'selvedge restore' });
  await client.connect();
  try {
    await client.query(DIALECT);
    await client.query('begin');
    const disabled = await disableTriggers(client);
    await load(client, storage, file, tally);
    await finish(client, manifest, disabled);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrate(database, migrations);
  return tally;
}

/** Reads the whole file once, which checks every part. */
async function verify(file: string): Promise<{ manifest: Manifest; tally: Tally }> {
  let manifest: Manifest | undefined;
  let tally: Tally | undefined;
  for await (const { header } of readArchive(file)) {
    if (header.kind === 'manifest') manifest = header.about as Manifest;
    if (header.kind === 'end') tally = header.about as Tally;
  }
  if (!manifest || !tally) throw new StartError(`${file} is not a whole backup.`);
  return { manifest, tally };
}

async function makeRoom(database: Database, force: boolean): Promise<void> {
  if (await isOpenElsewhere(database)) throw new StartError('The shop is open on this database: stop it before a restore.');
  if (!force && (await hasRows(database))) {
    throw new StartError('The database is not empty, and a restore replaces all its data. To replace it, add --force.');
  }
  await clear(database);
}

async function load(client: pg.Client, storage: Storage, file: string, tally: Tally): Promise<void> {
  for await (const { header, content } of readArchive(file)) {
    if (header.kind === 'file') await storage.put(header.name, Readable.from(content));
    if (header.kind !== 'table') continue;
    const { columns } = header.about as { columns: string[] };
    const rows = client.query(copyFrom(`copy ${header.name} (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(content), rows);
    const expected = tally.rows[header.name];
    if (rows.rowCount !== expected) throw new StartError(`${header.name} has ${rows.rowCount} rows instead of ${expected}: nothing was restored.`);
  }
}

async function finish(client: pg.Client, manifest: Manifest, disabled: DisabledTriggers): Promise<void> {
  for (const { name, lastValue } of manifest.sequences) await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue]);
  // The processes that ran these jobs no longer exist.
  if (manifest.queues) await client.query(`update pgboss.job set state = 'retry' where state = 'active'`);
  for (const statement of disabled.putBack) await client.query(statement);
}
