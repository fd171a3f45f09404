import type { Logger } from 'pino';
import { readConfig, type Config } from './config.ts';
import { createLifecycle, stopOnSignals, type Lifecycle } from './lifecycle.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';

/** What a process begins with. */
export interface Process {
  config: Config;
  log: Logger;
  lifecycle: Lifecycle;
}

/**
 * Runs an entry: settings, log, signals, then `start`. What the operator has to mend is printed in plain lines; every
 * start that fails ends what it had begun and exits with 1.
 */
export async function runProcess(start: (process: Process) => Promise<void>): Promise<void> {
  let lifecycle: Lifecycle | undefined;
  try {
    const config = readConfig();
    const log = createLog(config.logLevel);
    lifecycle = createLifecycle(log);
    stopOnSignals(lifecycle, log);
    stopWithParent(lifecycle);
    for (const notice of config.notices) log.warn(notice);
    await start({ config, log, lifecycle });
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack ?? error)}\n`);
    await lifecycle?.stop();
    process.exit(1);
  }
}

/** Runs a command to its end: like {@link runProcess}, and everything it opened is closed when it is done. */
export async function runCommand(work: (process: Process) => Promise<void>): Promise<void> {
  await runProcess(async (started) => {
    await work(started);
    await started.lifecycle.stop();
    process.exit(0);
  });
}

/** `npm start` holds a channel to us: when it is killed, nobody else would ever stop us. */
function stopWithParent(lifecycle: Lifecycle): void {
  if (!process.channel) return;
  process.channel.unref();
  process.once('disconnect', () => void lifecycle.stop().then(() => process.exit(0)));
}
