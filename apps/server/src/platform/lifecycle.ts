import type { Log } from './log.ts';

/** The components that a process has started. They are stopped in reverse order. */
export interface Lifecycle {
  isStopping: () => boolean;
  /** Whether another process took over the work of this one before it was stopped. */
  isReplaced: () => boolean;
  /** Registers the stop function of a started component. */
  onStop(name: string, end: () => Promise<void> | void): void;
  /** Stops all components in reverse order of start. A second call waits for the same shutdown. */
  stop(options?: { isReplaced?: boolean }): Promise<void>;
}

/** Creates the lifecycle of a process. */
export function createLifecycle(log: Log): Lifecycle {
  const ends: { name: string; end: () => Promise<void> | void }[] = [];
  let stopped: Promise<void> | undefined;
  let isReplaced = false;

  const endAll = async () => {
    for (let next = ends.pop(); next; next = ends.pop()) {
      try {
        await next.end();
      } catch (error) {
        // The other components must still be stopped. The most important one is the database, which is last.
        log.error({ err: error }, `${next.name} did not end cleanly`);
      }
    }
  };

  return {
    isStopping: () => stopped !== undefined,
    onStop: (name, end) => void ends.push({ name, end }),
    isReplaced: () => isReplaced,
    stop: (options = {}) => {
      isReplaced ||= options.isReplaced ?? false;
      return (stopped ??= endAll());
    },
  };
}

/** Shuts the process down gracefully on SIGTERM and SIGINT; exits immediately on a second signal. */
export function stopOnSignals(lifecycle: Lifecycle, log: Log): void {
  const stop = (signal: NodeJS.Signals) => {
    if (lifecycle.isStopping()) process.exit(1);
    log.info(`${signal}: stopping`);
    void lifecycle.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
