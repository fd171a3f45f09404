import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import { now } from '#kit/clock';

/** What code of ours logs with: structured lines, one JSON object each. */
export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

const surroundings = new AsyncLocalStorage<{ requestId: string }>();

/** Never written, wherever they stand in what is logged. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'set-cookie'];

/**
 * Makes the process's log. Every line inside {@link withRequestId} carries that id.
 * @param level pino's: trace, debug, info, warn, error, fatal, silent
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${now().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => surroundings.getStore() ?? {},
    redact: { paths: SECRETS.flatMap((name) => pathsOf(name)), censor: '[secret]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Runs something with a request's id on every line it logs, its later callbacks included. */
export function withRequestId<Answer>(requestId: string, run: () => Answer): Answer {
  return surroundings.run({ requestId }, run);
}

/** The id of the request that is being answered, if one is. */
export function currentRequestId(): string | undefined {
  return surroundings.getStore()?.requestId;
}

function pathsOf(name: string): string[] {
  const key = /^\w+$/.test(name) ? name : undefined;
  return key ? [key, `*.${key}`, `*.*.${key}`] : [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`];
}
