import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import { now } from '#kit/clock';
import { describeError, removeAddresses } from './describe-error.ts';
import { findTraceFields } from './tracing/tracing.ts';

/** The log of the shop: structured lines, one JSON object each. */
export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

const requestContext = new AsyncLocalStorage<{ requestId: string }>();

/** Keys whose values are never logged, at any depth. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'set-cookie'];

/**
 * Creates the process's log. Every line inside {@link runWithRequestId} contains that id, and every line inside a traced request or job its trace.
 * @param level pino's: trace, debug, info, warn, error, fatal, silent
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${now().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ ...requestContext.getStore(), ...findTraceFields() }),
    serializers: { err: describeError },
    // Errors of other programs and of libraries may contain an email address in any field.
    hooks: { streamWrite: removeAddresses },
    redact: { paths: SECRETS.flatMap((name) => listPaths(name)), censor: '[secret]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Runs a function and adds a request's id to every line that it logs, including lines from later callbacks. */
export function runWithRequestId<Answer>(requestId: string, run: () => Answer): Answer {
  return requestContext.run({ requestId }, run);
}

/** Returns the id of the current request, if there is one. */
export function findRequestId(): string | undefined {
  return requestContext.getStore()?.requestId;
}

function listPaths(name: string): string[] {
  const key = /^\w+$/.test(name) ? name : undefined;
  return key ? [key, `*.${key}`, `*.*.${key}`] : [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`];
}
