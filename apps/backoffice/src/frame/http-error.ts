import { HttpError } from 'react-admin';
import type { Failure } from '@selvedge/server/contract';

interface Issue {
  field: string;
  code: string;
  params?: { message?: string };
}

/** Messages by field, nested like the form's values. */
export type FieldErrors = Record<string, unknown>;

/** The maximum number of fields that a message names; a form shows all of them at its fields. */
const maxNamedFields = 3;

/**
 * Converts a refusal of the server to react-admin's error: `errors` are shown at the form's fields (`texts.0.name`). The message
 * contains them too, for dialogs and lists, which have no such field.
 */
export function toHttpError({ code, message, params }: Pick<Failure, 'code' | 'message' | 'params'>, status: number): HttpError {
  const issues = listIssues(params);
  if (issues.length === 0) return new HttpError(message, status, { code, params });
  const errors: FieldErrors = {};
  for (const { field, says } of issues) if (field !== '') addFieldError(errors, field.split('.'), says);
  const sentences = [...new Set(issues.map(({ field, says }) => (field === '' ? says : `${formatFieldName(field)}: ${says}`)))];
  const others = sentences.length - maxNamedFields;
  const fullMessage = [
    `${message}.`,
    ...sentences.slice(0, maxNamedFields).map(endWithFullStop),
    ...(others > 0 ? [`And ${others} more.`] : []),
  ].join(' ');
  return new HttpError(fullMessage, status, { code, params, errors: { ...errors, root: { serverError: fullMessage } } });
}

const listIssues = (params: Failure['params'] = {}): { field: string; says: string }[] =>
  ((params.issues ?? []) as Issue[]).map(({ field, code, params: more }) => ({ field, says: more?.message ?? getIssueText(code) }));

/** Returns whether a call was refused because the session has ended. */
export const sessionHasEnded = (error: unknown): boolean => findErrorCode(error) === 'StaffSignInRequired';

/** Returns the server's code of a refusal. */
export const findErrorCode = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as { code?: string } | null)?.code : undefined;

/** Returns the server's messages by field, nested; empty if there are none. */
export const getFieldErrors = (error: unknown): FieldErrors =>
  error instanceof HttpError ? ((error.body as { errors?: FieldErrors } | null)?.errors ?? {}) : {};

/** Returns the server's messages by the full name of the field: `form.email`. */
export const getFieldMessages = (error: unknown): Record<string, string> =>
  error instanceof HttpError
    ? Object.fromEntries(listIssues((error.body as Partial<Failure> | null)?.params).map(({ field, says }) => [field, says]))
    : {};

/** Returns the text of an error. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong');

/** Shared checks return only a code, because the storefront has its own text for each in every language. */
const sentences: Readonly<Record<string, string>> = {
  required: 'Required',
  email: 'Enter a valid email address',
  phone: 'Enter a valid phone number',
  numeric: 'Enter digits only',
  postalCode: 'Enter a valid postal code',
  choose: 'Select an option',
  terms: 'The customer must accept the terms',
};

const getIssueText = (code: string): string => sentences[code] ?? `Not valid (${code})`;

const endWithFullStop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Formats a field name: `texts.0.metaTitle` becomes "Texts 1, meta title". */
function formatFieldName(field: string): string {
  const words = field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part.replaceAll(/([A-Z])/g, ' $1').toLowerCase()}`))
    .join('')
    .replace(/^[, ]+/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function addFieldError(errors: FieldErrors, [first = '', ...rest]: string[], sentence: string): void {
  // The first issue of a field is kept; an issue for a whole object precedes the issues for its parts.
  if (typeof errors[first] === 'string') return;
  if (rest.length === 0) {
    errors[first] = sentence;
    return;
  }
  const inner = (errors[first] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {})) as FieldErrors;
  errors[first] = inner;
  addFieldError(inner, rest, sentence);
}
