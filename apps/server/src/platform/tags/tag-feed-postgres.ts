import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { applicationName } from '../database.ts';
import { tagChannel } from './tag-drops.ts';
import type { ChannelListener } from './channel-listener.ts';

/** Interval in ms of connection checks, because a broken connection sends no signal. */
const heartbeatMs = 10_000;
const maxPauseMs = 5000;

/** Listens on a separate connection and reconnects when the connection is lost. */
export function followByPostgres(connection: pg.ClientConfig, ear: ChannelListener): { close(): Promise<void> } {
  const ending = new AbortController();
  const ended = follow(connection, ear, ending.signal);
  return {
    close: () => {
      ending.abort();
      return ended;
    },
  };
}

async function follow(connection: pg.ClientConfig, ear: ChannelListener, ending: AbortSignal): Promise<void> {
  // Checked after the pause too: `listen` would miss an end that came before it.
  const isEnding = () => ending.aborted;
  for (let failures = 0; !isEnding(); failures += 1) {
    const reason = await listen(connection, ending, {
      ...ear,
      up: () => {
        failures = 0;
        ear.up();
      },
    });
    if (isEnding()) return;
    ear.down(reason);
    // Jitter prevents all processes from reconnecting at the same moment after a restart of the database.
    const ms = Math.min(maxPauseMs, 50 * 2 ** failures) * (0.5 + Math.random());
    await pause(ms, undefined, { signal: ending, ref: false }).catch(() => undefined);
  }
}

/** @returns the reason why the connection ended */
async function listen(connection: pg.ClientConfig, ending: AbortSignal, ear: ChannelListener): Promise<string> {
  const client = new pg.Client({
    ...connection,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
  });
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => resolve('the connection was closed'));
      client.on('notification', ({ payload = '' }) => ear.hear(payload));
      ending.addEventListener('abort', () => resolve('it is over'), { once: true });
      client
        .connect()
        .then(() => client.query(`listen ${tagChannel}`))
        .then(() => ear.up())
        .catch(reject);
      heartbeat = setInterval(() => void client.query('select 1').catch(reject), heartbeatMs).unref();
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearInterval(heartbeat);
    client.removeAllListeners('end');
    await Promise.race([client.end().catch(() => undefined), pause(1000, undefined, { ref: false })]);
  }
}
