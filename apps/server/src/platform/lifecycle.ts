import type { Log } from './log.ts';

/** The parts that a process has started; they are stopped in reverse order. */
export interface Lifecycle {
  isStopping: () => boolean;
  /** Registers how to stop a part that was started. */
  onStop(name: string, end: () => Promise<void> | void): void;
  /** Stops everything in reverse order of start. A second call waits for the same shutdown. */
  stop(): Promise<void>;
}

/** Creates the lifecycle of a process. */
export function createLifecycle(log: Log): Lifecycle {
  const ends: { name: string; end: () => Promise<void> | void }[] = [];
  let stopped: Promise<void> | undefined;

  const endAll = async () => {
    for (let next = ends.pop(); next; next = ends.pop()) {
      try {
        await next.end();
      } catch (error) {
        // The rest must still be stopped, above all the database, which is last.
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

/** Shuts the process down gracefully on SIGTERM and SIGINT; exits at once on a second signal. */
export function stopOnSignals(lifecycle: Lifecycle, log: Log): void {
  const stop = (signal: NodeJS.Signals) => {
    if (lifecycle.isStopping()) process.exit(1);
    log.info(`${signal}: stopping`);
    void lifecycle.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
