import { countProcesses, type Database } from '#platform/database';
import { isMigrated } from '#platform/migrate';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('database');
const OLDEST_VERSION = 150_000;
/** Minimum number of processes of a small shop: two servers and a worker. */
const PROCESSES = 3;

interface Facts {
  version: string;
  number: number;
  encoding: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  maxConnections: number;
  isReadOnly: boolean;
}

/**
 * Checks the version of PostgreSQL and the settings that the shop's guarantees depend on.
 * @param webProcesses number of web processes on this machine
 * @throws if PostgreSQL is not reachable
 */
export async function checkDatabase({ pool }: Pick<Database, 'pool'>, connectionsPerProcess: number, webProcesses = 1): Promise<Finding[]> {
  const { rows } = await pool.query<Facts>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as "fullPageWrites", current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('max_connections')::int as "maxConnections",
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "isReadOnly"`);
  const [facts] = rows as [Facts];
  const findings: Finding[] = [];
  if (facts.number < OLDEST_VERSION) findings.push(fail(`PostgreSQL ${facts.version} is too old.`, 'Upgrade to PostgreSQL 15 or newer.'));
  if (facts.encoding !== 'UTF8') findings.push(fail(`The encoding is ${facts.encoding}.`, 'Create the database with the encoding UTF8.'));
  if (facts.isReadOnly) findings.push(fail('The database is read-only.', 'Name the primary server in DATABASE_URL, not a replica.'));
  const unsafe = [
    facts.fsync === 'off' && 'fsync',
    facts.fullPageWrites === 'off' && 'full_page_writes',
    facts.synchronousCommit === 'off' && 'synchronous_commit',
  ].filter((name) => name !== false);
  if (unsafe.length > 0) findings.push(fail(`Paid orders can be lost in a crash: ${unsafe.join(', ')} is off.`, 'Switch it on in postgresql.conf.'));
  // The embedded server and replicas reserve a few connections.
  const processes = Math.max(PROCESSES, countProcesses(webProcesses));
  const needed = processes * connectionsPerProcess + 10;
  if (facts.maxConnections < needed) {
    findings.push(
      warn(`max_connections is ${facts.maxConnections}; ${processes} processes need ${needed}.`, 'Raise max_connections or lower DATABASE_POOL.'),
    );
  }
  return findings.length > 0 ? findings : [ok(`PostgreSQL ${facts.version} with safe settings.`)];
}

const migrations = createFindings('migrations');

/** Checks whether the schema matches this release. */
export async function checkMigrations(database: Pick<Database, 'pool'>): Promise<Finding> {
  const isNewest = await isMigrated(database).catch(() => false);
  return isNewest
    ? migrations.ok('The schema is the one of this release.')
    : migrations.fail(
        'The schema is older than this release, or there is none.',
        'Start the shop of this release once: each start migrates the database.',
      );
}
