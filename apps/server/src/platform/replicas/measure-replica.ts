import pg from 'pg';
import { applicationName } from '../database.ts';
import { parseWalPosition, type WalPosition } from './wal-position.ts';

/** What a replica reports about itself. */
export interface ReplicaReport {
  isInRecovery: boolean;
  /** Position up to which it has replayed the log of the primary. */
  replayed: WalPosition;
  /** Identifier of the cluster, which a replica shares with its primary. */
  system: string;
}

/** Time in ms after which a replica that does not answer counts as down. */
const TIMEOUT_MS = 1000;

/** Measures one replica on a connection of its own, so that a full pool does not delay the measurement. */
export function openMeter(connection: pg.ClientConfig): { measure(): Promise<ReplicaReport>; close(): Promise<void> } {
  let open: pg.Client | undefined;

  const leave = async (client: pg.Client): Promise<void> => {
    if (open === client) open = undefined;
    await client.end().catch(() => undefined);
  };
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connection,
      application_name: applicationName,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    // Without a listener, the loss of an idle connection would end this process.
    client.on('error', () => void leave(client));
    await client.connect();
    open = client;
    return client;
  };

  return {
    measure: async () => {
      const client = open ?? (await connect());
      try {
        const { rows } = await client.query<{ recovering: boolean; replayed: string | null; system: string }>(
          'select pg_is_in_recovery() as recovering, pg_last_wal_replay_lsn()::text as replayed, system_identifier::text as system from pg_control_system()',
        );
        const [row] = rows;
        return { isInRecovery: row?.recovering === true, replayed: parseWalPosition(row?.replayed ?? '0/0'), system: row?.system ?? '' };
      } catch (error) {
        // The answer may still arrive on this connection, so it cannot be used again.
        void leave(client);
        throw error;
      }
    },
    close: async () => {
      if (open) await leave(open);
    },
  };
}
