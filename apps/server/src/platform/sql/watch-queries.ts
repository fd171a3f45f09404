import type pg from 'pg';
import { findRequestId, runWithRequestId, type Log } from '../log.ts';
import { countQuery } from '../metrics.ts';
import { endQuerySpan, startQuerySpan } from '../tracing/query-span.ts';
import type { Span } from '../tracing/tracing.ts';

type Query = (this: unknown, ...given: unknown[]) => unknown;
type Ended = (error: unknown, ...rest: unknown[]) => void;

interface Started {
  statement: unknown;
  began: number;
  requestId: string | undefined;
  span: Span | undefined;
}

/** Maximum number of characters of a slow statement in the log. */
const MAX_LOGGED_LENGTH = 500;

/**
 * Measures and traces each statement of a connection and logs the text of slow statements, without values, which may be personal data.
 * @param slowMs duration from which a statement is slow, in ms
 */
export function watchQueries(client: pg.PoolClient, { slowMs, log }: { slowMs: number; log?: Pick<Log, 'warn'> | undefined }): void {
  const prototype = Object.getPrototypeOf(client) as { query: Query };
  const end = ({ statement, began, requestId, span }: Started, error: unknown): void => {
    endQuerySpan(span, error);
    const ms = performance.now() - began;
    countQuery(ms, Boolean(error));
    if (ms < slowMs || !log) return;
    const logSlow = () => log.warn({ ms: Math.round(ms), sql: shortenStatement(statement) }, 'a slow query');
    // A driver callback runs outside the context of its request.
    if (requestId && findRequestId() !== requestId) runWithRequestId(requestId, logSlow);
    else logSlow();
  };
  const runWatched: Query = (...given) => {
    const [statement] = given;
    const started: Started = { statement, began: performance.now(), requestId: findRequestId(), span: startQuerySpan(statement, client) };
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const finishQuery: Ended = (error, ...rest) => {
        end(started, error);
        (callback as Ended)(error, ...rest);
      };
      return prototype.query.apply(client, [...given.slice(0, -1), finishQuery]);
    }
    const answer = prototype.query.apply(client, given);
    if (answer instanceof Promise) {
      answer.then(
        () => end(started, undefined),
        (error: unknown) => end(started, error),
      );
    }
    return answer;
  };
  client.query = runWatched as typeof client.query;
}

function shortenStatement(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  const line = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : 'unknown';
  return line.length > MAX_LOGGED_LENGTH ? `${line.slice(0, MAX_LOGGED_LENGTH)} …` : line;
}
