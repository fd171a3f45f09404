/** An error without the values that a request or a row contained. */
export interface ErrorFacts {
  type: string;
  message: string;
  stack: string;
  /** Fields of a database error: names of tables, columns and constraints, never values. */
  [fact: string]: unknown;
}

/** Fields of errors that name things and contain no values. PostgreSQL's `detail`, `where` and `internalQuery` contain values. */
const safeFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine', 'syscall', 'status', 'statusCode'] as const;
/** Causes further inside are left out. */
const MAX_DEPTH = 5;

/**
 * Describes an error for the log or the database. The parameters of a failed statement, quoted values in messages of PostgreSQL and email addresses
 * are removed, because they may be personal data.
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: removeAddresses(String(error)), stack: '' };
  const facts = error as Error & Record<string, unknown>;
  const message = describeMessage(facts);
  return {
    type: error.constructor.name,
    message,
    stack: `${error.name}: ${message}${listFrames(error.stack ?? '')}`,
    ...Object.fromEntries(safeFields.filter((name) => isPlain(facts[name])).map((name) => [name, facts[name]])),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < MAX_DEPTH && { errors: error.errors.slice(0, 10).map((one) => describeError(one, depth + 1)) }),
  };
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function describeMessage(error: Error & Record<string, unknown>): string {
  if (typeof error.query === 'string' && 'params' in error) return `Failed query: ${error.query.replace(/\s+/g, ' ').trim().slice(0, 500)}`;
  // The driver's error of a statement: the value that does not fit is quoted in its message.
  if (typeof error.severity === 'string' && typeof error.routine === 'string') return error.message.replace(/"[^"]*"/g, '"…"');
  return removeAddresses(error.message);
}

/** The stack begins with the message, which is described separately. */
const listFrames = (stack: string): string => stack.slice(stack.search(/\n {4}at /)).replace(/^[^\n]+/, '');

/** Replaces email addresses in a text. */
export const removeAddresses = (text: string): string => text.replace(/[^\s@<>("'\\,:=]+@[^\s@>)"'\\,;]+/g, '…@…');
