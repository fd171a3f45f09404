import type { Log } from './log.ts';

/** The life of a process: what it has started, ended in the opposite order. */
export interface Lifecycle {
  isStopping: () => boolean;
  /** Registers the end of something that has been started. */
  onStop(name: string, end: () => Promise<void> | void): void;
  /** Ends everything, what was started last first. Calling it again waits for the same end. */
  stop(): Promise<void>;
}

/** Starts the books of a process's life. */
export function createLifecycle(log: Log): Lifecycle {
  const ends: { name: string; end: () => Promise<void> | void }[] = [];
  let stopped: Promise<void> | undefined;

  const endAll = async () => {
    for (let next = ends.pop(); next; next = ends.pop()) {
      try {
        await next.end();
      } catch (error) {
        // The rest must still be ended: above all the database, last.
        log.error({ err: error }, `${next.name} did not end cleanly`);
      }
    }
  };

  return {
    isStopping: () => stopped !== undefined,
    onStop: (name, end) => void ends.push({ name, end }),
    stop: () => (stopped ??= endAll()),
  };
}

/** SIGTERM and SIGINT end the process gracefully; a second one at once. */
export function stopOnSignals(lifecycle: Lifecycle, log: Log): void {
  const stop = (signal: NodeJS.Signals) => {
    if (lifecycle.isStopping()) process.exit(1);
    log.info(`${signal}: stopping`);
    void lifecycle.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
