import type pg from 'pg';
import { openPool, type Db } from '../database.ts';
import type { Log } from '../log.ts';
import { watchReplica } from '../metrics.ts';
import { createReadDb } from './read-db.ts';
import { openMeter, type ReplicaReport } from './measure-replica.ts';
import type { PrimaryPosition } from './primary-position.ts';

/** Interval in ms between measurements of a replica that has all required data. */
const POLL_MS = 1000;
/** First interval in ms while a replica lacks required data; it doubles up to POLL_MS. */
const CATCH_UP_MS = 10;
/** Time in ms after which the connection of a statement fails. Then the primary executes the statement. */
const CONNECT_MS = 1000;
/** Time in ms after which a connection without an answer is closed: longer than the time limit that the server has for a statement. */
const ANSWER_MS = 12_000;

/** One replica that this process may read from. */
export interface ReadReplica {
  /** Host and port, for logs and metrics. */
  name: string;
  /** Reads from the replica while it is usable, otherwise from the primary. */
  db: Db;
  isUsable(): boolean;
  /** Measures the replica now, because a newer position is required. */
  measureSoon(): void;
  close(): Promise<void>;
}

interface ReplicaParts {
  connection: pg.ClientConfig;
  name: string;
  primary: { pool: pg.Pool; db: Db };
  position: PrimaryPosition;
  poolSize: number;
  maxLagMs: number;
  slowQueryMs?: number | undefined;
  log: Log;
}

/** Opens a replica. It is used as soon as a measurement shows that it has the required data. */
export function openReadReplica({ connection, name, primary, position, poolSize, maxLagMs, slowQueryMs, log }: ReplicaParts): ReadReplica {
  const database = openPool({ ...connection, connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS, keepAlive: true }, poolSize, {
    log,
    slowQueryMs,
  });
  const meter = openMeter(connection);
  const state: { report: ReplicaReport | undefined; isClosed: boolean; problem: string | undefined } = {
    report: undefined,
    isClosed: false,
    problem: 'it was not measured yet',
  };
  const pending = new Set<(error: Error) => void>();

  const isUsable = (): boolean => {
    const required = position.required();
    const { report } = state;
    return report !== undefined && required !== undefined && report.replayed >= required && position.getLagMs(report.replayed) <= maxLagMs;
  };
  const leave = (reason: string): void => {
    if (state.problem === undefined && !state.isClosed)
      log.warn({ replica: name, reason }, 'a read replica is not used any more; the primary is read instead');
    state.problem = reason;
    state.report = undefined;
    for (const reject of pending) reject(new Error('the read replica is down'));
    pending.clear();
  };
  const admit = (report: ReplicaReport): void => {
    if (state.problem !== undefined) log.info({ replica: name }, 'a read replica is used');
    state.problem = undefined;
    state.report = report;
  };
  const measure = async (): Promise<void> => {
    try {
      const report = await meter.measure();
      // Only a position of the primary that was asked after the report shows that the replica is not ahead of it.
      if (!state.report) await position.sample();
      const problem = findProblem(report, position.newest(), state.report === undefined);
      if (problem) leave(problem);
      else admit(report);
    } catch (error) {
      leave(error instanceof Error ? error.message : String(error));
    }
  };
  const poll = startPolling(measure, () => state.report !== undefined && !isUsable());
  const unwatch = watchReplica(name, () => {
    const [replayed, newest] = [state.report?.replayed, position.newest()?.position];
    const lagBytes = replayed === undefined || newest === undefined ? undefined : Math.max(0, Number(newest - replayed));
    return { isUsable: isUsable(), lagBytes, lagSeconds: replayed === undefined ? undefined : position.getLagMs(replayed) / 1000 };
  });

  return {
    name,
    db: createReadDb({ name, primary, replica: { pool: database.pool, isUsable, leave, pending }, log }),
    isUsable,
    measureSoon: poll.soon,
    close: async () => {
      state.isClosed = true;
      poll.stop();
      unwatch();
      await Promise.all([meter.close(), database.close()]);
    },
  };
}

/** @param isFirst whether the replica was not used before this report */
function findProblem(report: ReplicaReport, newest: ReturnType<PrimaryPosition['newest']>, isFirst: boolean): string | undefined {
  if (!report.isInRecovery) return 'it is not a replica: it accepts writes';
  if (!newest || report.system !== newest.system) return 'it is not a replica of this primary';
  if (isFirst && report.replayed > newest.position) return 'it is ahead of the primary, so it was not copied from it';
  return undefined;
}

/** Measures again and again, frequently while `isCatchingUp`. */
function startPolling(measure: () => Promise<void>, isCatchingUp: () => boolean): { soon: () => void; stop: () => void } {
  const state = { isStopped: false, isMeasuring: false, wanted: 0, ms: CATCH_UP_MS };
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    state.isMeasuring = true;
    const { wanted } = state;
    await measure();
    state.isMeasuring = false;
    if (state.isStopped) return;
    state.ms = isCatchingUp() ? Math.min(POLL_MS, state.ms * 2) : POLL_MS;
    timer = setTimeout(() => void run(), state.wanted > wanted ? 0 : state.ms).unref();
  };
  void run();
  return {
    soon: () => {
      state.ms = CATCH_UP_MS / 2;
      state.wanted += 1;
      if (!state.isMeasuring && !state.isStopped) void run();
    },
    stop: () => {
      state.isStopped = true;
      clearTimeout(timer);
    },
  };
}
