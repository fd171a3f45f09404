import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../log.ts';
import { DRAIN_MS } from '../requests/http-server.ts';
import type { FromProcess, ToProcess } from './messages.ts';

/** A process that the supervisor started. */
export interface ChildProcess {
  startedAt: number;
  /** Resolves to true when the process works, to false if it ends before. */
  opened: Promise<boolean>;
  ended: Promise<void>;
  hasEnded(): boolean;
  /** Whether the process receives messages. */
  isListening(): boolean;
  /** Returns the exit code or the signal. */
  outcome(): string;
  send(message: ToProcess): void;
  /** @returns a function that removes the listener */
  onMessage(listener: (message: FromProcess) => void): () => void;
  kill(): void;
}

/** Additional time in ms until a process that does not stop is killed. */
const KILL_DELAY_MS = 5000;

/** Starts a process of the cluster, so that it shares the ports of the others. */
export function launchProcess(name: string, file: string): ChildProcess {
  cluster.setupPrimary({ exec: file, args: [name] });
  const worker = cluster.fork();
  const state = { outcome: '', isListening: false };
  const ended = new Promise<void>((resolve) => {
    const end = (outcome: string) => {
      state.outcome ||= outcome;
      resolve();
    };
    worker.once('exit', (code, signal) => end(signal || `exit code ${code}`));
    // The process could not be started, or its channel is closed.
    worker.on('error', ({ message }) => worker.process.pid === undefined && end(message));
  });
  const opened = new Promise<boolean>((resolve) => {
    worker.on('message', ({ kind }: FromProcess) => {
      state.isListening = true;
      if (kind === 'open') resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  return {
    startedAt: performance.now(),
    opened,
    ended,
    hasEnded: () => state.outcome !== '',
    isListening: () => state.isListening,
    outcome: () => state.outcome,
    send: (message) => sendMessage(worker, message),
    onMessage: (listener) => {
      worker.on('message', listener);
      return () => void worker.off('message', listener);
    },
    kill: () => void worker.process.kill('SIGKILL'),
  };
}

interface Ending {
  isReplaced: boolean;
  /** How long the process waits for its requests and jobs. */
  graceMs: number;
  log: Log;
}

/** Stops a process and waits for its end. Kills it if it does not end in time, or if it has not begun to work. */
export async function endProcess(child: ChildProcess, { isReplaced, graceMs, log }: Ending): Promise<void> {
  if (child.isListening()) child.send({ kind: 'stop', isReplaced });
  else child.kill();
  // Requests and jobs each have the grace period.
  const timer = setTimeout(
    () => {
      log.error('a process did not stop in time and was killed');
      child.kill();
    },
    2 * graceMs + (isReplaced ? DRAIN_MS : 0) + KILL_DELAY_MS,
  );
  await child.ended;
  clearTimeout(timer);
}

function sendMessage(worker: Worker, message: ToProcess): void {
  if (worker.isConnected()) worker.send(message);
}
