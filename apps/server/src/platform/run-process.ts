import type { Logger } from 'pino';
import { readConfig, type Config } from './config.ts';
import { describeError } from './describe-error.ts';
import { createLifecycle, stopOnSignals, type Lifecycle } from './lifecycle.ts';
import { createLog } from './log.ts';
import { followSupervisor, reportOpen } from './processes/supervised.ts';
import { StartError } from './start-error.ts';
import { openTracing } from './tracing/open-tracing.ts';

/** Context of a started process. */
export interface Process {
  config: Config;
  log: Logger;
  lifecycle: Lifecycle;
}

/**
 * Runs an entry point: reads the settings, opens the log, handles signals, then calls `start`. Prints errors that the operator has to fix as plain
 * lines. After a failed start, stops the started components and exits with 1.
 */
export async function runProcess(start: (process: Process) => Promise<void>): Promise<void> {
  let lifecycle: Lifecycle | undefined;
  try {
    const config = readConfig();
    const log = createLog(config.logLevel);
    lifecycle = createLifecycle(log);
    stopOnSignals(lifecycle, log);
    stopWithParent(lifecycle);
    followSupervisor(lifecycle);
    for (const notice of config.notices) log.warn(notice);
    await openTracing({ config, log, lifecycle });
    await start({ config, log, lifecycle });
    reportOpen();
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : describeError(error).stack}\n`);
    await lifecycle?.stop();
    process.exit(1);
  }
}

/** `npm start` has an IPC channel to this process. When `npm start` is killed, the closed channel is the only signal to stop. */
function stopWithParent(lifecycle: Lifecycle): void {
  if (!process.channel) return;
  process.channel.unref();
  process.once('disconnect', () => void lifecycle.stop().then(() => process.exit(0)));
}
