import { startChildSpan, type Span } from './tracing.ts';

/** Maximum number of characters of a statement in a span. */
const MAX_LENGTH = 2000;

/** The parts of a connection that a span names. */
interface Connection {
  database?: string | undefined;
  host?: string;
  port?: number;
}

/** Starts the span of a statement, if its cause is traced. It has the text of the statement without values. */
export function startQuerySpan(statement: unknown, { database, host, port }: Connection): Span | undefined {
  return startChildSpan(() => {
    const text = removeLiterals(getText(statement));
    const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase();
    return {
      name: operation ?? 'query',
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.namespace': database,
        'db.query.text': text,
        'server.address': host,
        'server.port': port,
      },
    };
  });
}

/** Ends the span of a statement. @param error the error of the database, if the statement failed; only its code is recorded */
export function endQuerySpan(span: Span | undefined, error: unknown): void {
  if (!span) return;
  if (error) {
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string') span.setAttributes({ 'db.response.status_code': code });
    span.fail(typeof code === 'string' ? code : 'unknown');
  }
  span.end();
}

function getText(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  // A long statement is cut before it is searched.
  return typeof text === 'string' ? text.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').trim() : '';
}

/**
 * Replaces quoted texts and numbers in a statement. The shop's statements contain parameters instead of values, but a statement with a value must not
 * reveal it. A text without its end, in a statement that was cut off, is replaced too.
 */
export const removeLiterals = (sql: string): string => sql.replace(/'(?:[^']|'')*(?:'|$)/g, "'?'").replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?');
