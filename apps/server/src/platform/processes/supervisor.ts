import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { endProcess, launchProcess, type ChildProcess } from './child-process.ts';
import { answerMetrics } from './gather-metrics.ts';

/** A kind of process that the supervisor keeps running. */
interface ProcessKind {
  /** Name of the process in the log and in its metrics. If there are several, each name gets a number. */
  name: string;
  /** The entry that Node executes. */
  file: string;
  count: number;
}

/** Keeps the processes of the shop running. */
interface Supervisor {
  /**
   * Starts the processes. Resolves when the first one works; the others start afterwards, so that a wrong setting ends the start.
   * @throws StartError if the first process does not start. The process has printed the reason
   */
  start(): Promise<void>;
  /** Replaces each process by a new one, one after the other. A new process works before the old one stops. @returns whether all were replaced */
  restart(): Promise<boolean>;
  /** Stops all processes and waits until they have ended. */
  stop(): Promise<void>;
}

/** Pause in ms before a process that died is started again; it doubles with each death. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** A process that ran longer (ms) is started again without a pause. */
const STABLE_MS = 60_000;

/** A process that must always run. */
interface Slot {
  name: string;
  file: string;
  current: ChildProcess | undefined;
  /** The replacement while it starts. */
  next: ChildProcess | undefined;
  /** Number of consecutive deaths of processes that did not run long. */
  deaths: number;
  /** Whether the process died and is started again after a pause. */
  isPaused: boolean;
}

interface Supervision {
  slots: Slot[];
  log: Log;
  /** How long a stopping process waits for its requests and jobs. */
  graceMs: number;
  /** Aborted when the processes are stopped. */
  ending: AbortController;
}

/** Creates a supervisor of processes that share the ports on which they listen. It starts each process again that ends. */
export function createSupervisor(kinds: readonly ProcessKind[], { log, graceMs }: { log: Log; graceMs: number }): Supervisor {
  const supervision: Supervision = { slots: kinds.flatMap(createSlots), log, graceMs, ending: new AbortController() };
  const { slots, ending } = supervision;
  let restarting: Promise<boolean> | undefined;
  return {
    start: async () => {
      const [first, ...others] = slots;
      if (!first) return;
      if (!(await run(supervision, first).opened)) {
        ending.abort();
        throw new StartError('The shop was not opened, because its first process did not start.');
      }
      for (const slot of others) run(supervision, slot);
    },
    restart: () => (restarting ??= replaceAll(supervision).finally(() => (restarting = undefined))),
    stop: async () => {
      ending.abort();
      const running = slots.flatMap(({ current, next }) => [current ?? [], next ?? []].flat());
      await Promise.all([...running.map((child) => endProcess(child, { isReplaced: false, graceMs, log })), restarting]);
    },
  };
}

const createSlots = ({ name, file, count }: ProcessKind): Slot[] =>
  Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name}-${index + 1}`,
    file,
    current: undefined,
    next: undefined,
    deaths: 0,
    isPaused: false,
  }));

function launch({ slots }: Supervision, { name, file }: Slot): ChildProcess {
  const child = launchProcess(name, file);
  answerMetrics(child, () => slots.flatMap(({ current }) => (current?.isListening() ? current : [])));
  return child;
}

function run(supervision: Supervision, slot: Slot): ChildProcess {
  const child = launch(supervision, slot);
  slot.current = child;
  watch(supervision, slot, child);
  return child;
}

/** Starts the process again when it ends, unless it was replaced. */
function watch(supervision: Supervision, slot: Slot, child: ChildProcess): void {
  void child.ended.then(() => (slot.current === child && !slot.next ? runAgain(supervision, slot, child) : undefined));
}

async function runAgain(supervision: Supervision, slot: Slot, { startedAt, outcome }: ChildProcess): Promise<void> {
  const { log, ending } = supervision;
  if (ending.signal.aborted) return;
  slot.deaths = performance.now() - startedAt > STABLE_MS ? 0 : slot.deaths + 1;
  const pauseMs = slot.deaths === 0 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (slot.deaths - 1));
  log.error({ process: slot.name, outcome: outcome(), pauseMs }, 'a process ended unexpectedly and is started again');
  slot.isPaused = true;
  await pause(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
  // A restart of all processes may have replaced it in the meantime.
  if (mustStart(supervision, slot)) run(supervision, slot);
  slot.isPaused = false;
}

const mustStart = ({ ending }: Supervision, { isPaused }: Slot): boolean => isPaused && !ending.signal.aborted;

async function replaceAll(supervision: Supervision): Promise<boolean> {
  for (const slot of supervision.slots) if (supervision.ending.signal.aborted || !(await replace(supervision, slot))) return false;
  supervision.log.info('all processes were replaced');
  return true;
}

/** @returns whether the slot has a new process */
async function replace(supervision: Supervision, slot: Slot): Promise<boolean> {
  const { log, ending, graceMs } = supervision;
  const old = slot.current;
  slot.isPaused = false;
  const next = launch(supervision, slot);
  slot.next = next;
  const isOpen = await next.opened;
  slot.next = undefined;
  if (ending.signal.aborted) return false;
  if (!isOpen) {
    log.error({ process: slot.name, outcome: next.outcome() }, 'the new process did not start; the old one is kept');
    if (old?.hasEnded()) void runAgain(supervision, slot, old);
    return false;
  }
  slot.current = next;
  watch(supervision, slot, next);
  if (old) await endProcess(old, { isReplaced: true, graceMs, log });
  return true;
}
