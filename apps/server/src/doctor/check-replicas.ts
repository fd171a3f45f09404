import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { nameServer } from '#platform/replicas/open-replicas';
import { committedPosition } from '#platform/replicas/wal-position';
import { createFindings, describeReason, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('replicas');
const CONNECT_MS = 5000;
/** Time in ms that a replica has to replay what the primary had written when the check began. */
const REPLAY_WAIT_MS = 1000;
const POLL_MS = 50;

interface ReplicaFacts {
  version: string;
  system: string;
  isInRecovery: boolean;
  isBehind: boolean;
  lagBytes: number;
  unreadable: number;
}

/** Checks each read replica: reachable, in recovery, of this primary, same version, readable by its role, and not behind. */
export async function checkReplicas({ pool }: Pick<Database, 'pool'>, { databaseReadUrls }: Pick<Config, 'databaseReadUrls'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const url of databaseReadUrls) {
    try {
      findings.push(await checkReplica(pool, url));
    } catch (error) {
      findings.push(
        fail(
          `The check failed: ${nameServer(url)}: ${describeReason(error)}`,
          'Check DATABASE_READ_URL, and that the replica runs. Meanwhile the primary serves its visitors.',
        ),
      );
    }
  }
  return findings;
}

async function checkReplica(primary: pg.Pool, url: string): Promise<Finding> {
  const name = nameServer(url);
  const { rows } = await primary.query<{ version: string; system: string; position: string }>(`
    select current_setting('server_version') as version, system_identifier::text as system, ${committedPosition} as position from pg_control_system()`);
  const [expected] = rows as [{ version: string; system: string; position: string }];
  const facts = await readFacts(url, expected.position);
  if (!facts.isInRecovery) return fail(`${name} accepts writes, so it is not a replica.`, 'Name a hot standby of the primary in DATABASE_READ_URL.');
  if (facts.system !== expected.system) return fail(`${name} is a replica of another server.`, 'Create the replica from the server in DATABASE_URL.');
  if (facts.unreadable > 0) {
    return fail(`The role cannot read ${facts.unreadable} tables on ${name}.`, 'Use the role of DATABASE_URL, or grant it select on all tables.');
  }
  if (facts.isBehind) {
    return warn(`${name} is ${facts.lagBytes} bytes behind the primary.`, 'If it stays behind: check its network, its disk and long queries on it.');
  }
  if (facts.version !== expected.version) {
    return warn(`${name} runs PostgreSQL ${facts.version}, the primary ${expected.version}.`, 'Update both to the same minor version.');
  }
  return ok(`${name} is a replica of this primary and has its data.`);
}

async function readFacts(url: string, position: string): Promise<ReplicaFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const until = performance.now() + REPLAY_WAIT_MS;
    for (;;) {
      const { rows } = await client.query<ReplicaFacts>(
        `select current_setting('server_version') as version, system_identifier::text as system, pg_is_in_recovery() as "isInRecovery",
          coalesce(pg_last_wal_replay_lsn() < $1::pg_lsn, false) as "isBehind",
          greatest(0, coalesce($1::pg_lsn - pg_last_wal_replay_lsn(), 0))::float8 as "lagBytes",
          (select count(*)::int from pg_tables where schemaname = 'public' and not has_table_privilege(format('%I.%I', schemaname, tablename), 'select'))
            as unreadable
        from pg_control_system()`,
        [position],
      );
      const [facts] = rows as [ReplicaFacts];
      if (!facts.isBehind || performance.now() > until) return facts;
      await pause(POLL_MS);
    }
  } finally {
    await client.end();
  }
}
