import { HttpError } from 'react-admin';
import type { Failure } from '@selvedge/server/contract';

interface Answer<Data> {
  data: Data;
  meta?: { itemCount: number; isMore: boolean };
}

/** How a call is made: JSON as a rule, a file as it is. */
interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the back office's API of this host. The browser's cookie says who asks.
 * @param path below `/api/admin`
 * @throws HttpError with what the server says, and for a form the sentence of each field
 */
export async function call<Data = unknown>(path: string, { method = 'GET', body, file, signal }: Asked = {}): Promise<Answer<Data>> {
  const answer = await fetch(`/api/admin/${path}`, {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(file ? { body: file, headers: { 'content-type': file.type || 'application/octet-stream' } } : {}),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new HttpError('The shop cannot be reached. What you typed is still here: try again.', 503, {});
  });
  const text = await answer.text();
  const read = (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}) as Answer<Data> | Partial<Failure>;
  if (!answer.ok) throw asError({ ...unsaid, ...(read as Partial<Failure>) }, answer.status);
  return read as Answer<Data>;
}

/** A proxy before the shop answers with a page of its own. */
const unsaid: Failure = { isSuccess: false, code: 'Unknown', message: 'Something went wrong', messasge: '', params: {} };

interface Issue {
  field: string;
  code: string;
  params?: { message?: string };
}

/** react-admin shows `errors` beside its fields: `texts.0.name` stands where it belongs. */
function asError({ code, message, params }: Failure, status: number): HttpError {
  const issues = (params.issues ?? []) as Issue[];
  const errors: Record<string, unknown> = {};
  for (const { field, code: kind, params: more } of issues) place(errors, field.split('.'), more?.message ?? sentenceOf(kind));
  if (issues.length > 0) errors.root = { serverError: message };
  return new HttpError(message, status, { code, params, ...(issues.length > 0 && { errors }) });
}

const sentenceOf = (code: string): string => (code === 'required' ? 'This is needed' : `This is not valid (${code})`);

function place(errors: Record<string, unknown>, [first = '', ...rest]: string[], sentence: string): void {
  if (rest.length === 0) {
    errors[first] = sentence;
    return;
  }
  const inner = (errors[first] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {})) as Record<string, unknown>;
  errors[first] = inner;
  place(inner, rest, sentence);
}
