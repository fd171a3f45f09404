/** An error without values from requests and rows. */
export interface ErrorFacts {
  type: string;
  message: string;
  stack: string;
  /** Fields of a database error: names of tables, columns and constraints, never values. */
  [fact: string]: unknown;
}

/** Error fields that contain names only, no values. PostgreSQL's `detail`, `where` and `internalQuery` contain values. */
const safeFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine', 'syscall', 'status', 'statusCode'] as const;
/** Maximum depth of nested causes. Deeper causes are omitted. */
const MAX_DEPTH = 5;

/**
 * Describes an error for the log or the database. Removes the parameters of a failed statement, quoted values in PostgreSQL messages and email
 * addresses, because they may be personal data.
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
  // A statement error of the driver quotes the invalid value in its message.
  if (typeof error.severity === 'string' && typeof error.routine === 'string') return error.message.replace(/"[^"]*"/g, '"…"');
  return removeAddresses(error.message);
}

/** Removes the message at the start of the stack, because it is described separately. */
const listFrames = (stack: string): string => stack.slice(stack.search(/\n {4}at /)).replace(/^[^\n]+/, '');

/** Replaces email addresses in a text. */
export const removeAddresses = (text: string): string => text.replace(/[^\s@<>("'\\,:=]+@[^\s@>)"'\\,;]+/g, '…@…');
