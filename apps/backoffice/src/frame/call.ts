import { HttpError } from 'react-admin';
import type { Failure } from '@selvedge/server/contract';
import { toHttpError, sessionHasEnded } from './http-error.ts';
import { requestSignIn } from './session.ts';

interface Answer<Data> {
  data: Data;
  meta?: { itemCount: number; isMore: boolean };
}

/** The options of a call: a JSON body as a rule, or a file. */
interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the back office API of this host with the session cookie. If the session has ended, the person is asked to sign in again
 * over the page, and the call is sent once more: the refused one has changed nothing.
 * @param path below `/api/admin`
 * @throws HttpError with the server's message, and the message of each field for a form
 */
export async function call<Data = unknown>(path: string, asked: Asked = {}): Promise<Answer<Data>> {
  try {
    return await send<Data>(path, asked);
  } catch (error) {
    if (!sessionHasEnded(error) || !(await requestSignIn())) throw error;
    return send<Data>(path, asked);
  }
}

/** Sends a call once, with or without a session. */
export async function send<Data = unknown>(path: string, { method = 'GET', body, file, signal }: Asked = {}): Promise<Answer<Data>> {
  const answer = await fetch(`/api/admin/${path}`, {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(file ? { body: file, headers: { 'content-type': file.type || 'application/octet-stream' } } : {}),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new HttpError('Cannot reach the server. Your input is still here. Try again.', 503, {});
  });
  const text = await answer.text();
  const read = (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}) as Answer<Data> | Partial<Failure>;
  if (!answer.ok) throw toHttpError({ ...unknownFailure, ...(read as Partial<Failure>) }, answer.status);
  return read as Answer<Data>;
}

/** Used if a proxy in front of the server answers with a page of its own. */
const unknownFailure: Failure = { isSuccess: false, code: 'Unknown', message: 'Something went wrong', messasge: '', params: {} };
