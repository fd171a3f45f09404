import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lifecycle } from '../lifecycle.ts';
import { collectMetrics, nameProcess, readMetrics, watchProcess } from '../metrics.ts';
import type { FromProcess, ToProcess } from './messages.ts';

/** Maximum wait in ms for the metrics of the other processes. */
const METRICS_TIMEOUT_MS = 4000;

/** Whether a supervisor started this process. */
const isSupervised = (): boolean => cluster.isWorker;

/** Makes this process do what its supervisor says. Does nothing in a process without a supervisor. */
export function followSupervisor(lifecycle: Lifecycle): void {
  if (!isSupervised()) return;
  nameProcess(process.argv[2] ?? String(process.pid));
  watchProcess();
  // The supervisor answers SIGHUP. It may be sent to the whole process group.
  process.on('SIGHUP', () => undefined);
  process.on('message', (message: ToProcess) => {
    if (message.kind === 'stop') void lifecycle.stop({ isReplaced: message.isReplaced }).then(() => process.exit(0));
    if (message.kind === 'metrics') void collectMetrics().then((metrics) => notifySupervisor({ kind: 'metrics', metrics }));
  });
  notifySupervisor({ kind: 'listening' });
}

/** Notifies the supervisor that this process works. */
export function reportOpen(): void {
  if (isSupervised()) notifySupervisor({ kind: 'open' });
}

/** Returns the metrics of all processes of the supervisor; without a supervisor, or if it does not respond, the metrics of this process. */
export async function readAllMetrics(): Promise<string> {
  if (!isSupervised()) return readMetrics();
  const waiting = new AbortController();
  let listener: (message: ToProcess) => void = () => undefined;
  const answered = new Promise<string>((resolve) => {
    listener = (message) => message.kind === 'all-metrics' && resolve(message.text);
    process.on('message', listener);
  });
  try {
    notifySupervisor({ kind: 'all-metrics' });
    return await Promise.race([answered, pause(METRICS_TIMEOUT_MS, undefined, { signal: waiting.signal }).then(readMetrics)]);
  } finally {
    waiting.abort();
    process.off('message', listener);
  }
}

function notifySupervisor(message: FromProcess): void {
  if (process.connected) process.send?.(message);
}
