import { buildAddress, type Answer, type AnyInput, type FileCall, type Input, type InputArguments, type JsonCall } from '@selvedge/api-client';
import { HttpError } from 'react-admin';
import type { Failure } from '@selvedge/server/contract';
import { toHttpError, sessionHasEnded } from './http-error.ts';
import { requestSignIn } from './session.ts';

interface Abortable {
  signal?: AbortSignal | undefined;
}
type CallArguments<Name extends JsonCall> = object extends Input<Name> ? [input?: Input<Name> & Abortable] : [input: Input<Name> & Abortable];

/**
 * Calls the API of this host with the session cookie. If the session has ended, a dialog over the page requests a new sign-in,
 * and the call is sent once more. The refused call has changed nothing.
 * @throws HttpError with the server's message, and the message of each field for a form
 */
export const call = <Name extends JsonCall>(name: Name, ...[input]: CallArguments<Name>): Promise<Answer<Name>> =>
  callByName(name, input) as Promise<Answer<Name>>;

/** Sends a call once, with or without a session. */
export const send = <Name extends JsonCall>(name: Name, ...[input]: CallArguments<Name>): Promise<Answer<Name>> =>
  sendByName(name, input) as Promise<Answer<Name>>;

/** {@link call} for a name that is known at run time only: its input and response are not checked. */
export async function callByName(name: JsonCall, input?: AnyInput & Abortable): Promise<unknown> {
  try {
    return await sendByName(name, input);
  } catch (error) {
    if (!sessionHasEnded(error) || !(await requestSignIn())) throw error;
    return sendByName(name, input);
  }
}

/** Returns the address of a file, for a link. */
export const getFileAddress = <Name extends FileCall>(name: Name, ...[input]: InputArguments<Name>): string =>
  `/api${buildAddress(name, input).address}`;

async function sendByName(name: JsonCall, { signal, ...input }: AnyInput & Abortable = {}): Promise<unknown> {
  const { method, address } = buildAddress(name, input);
  const { body, file } = input;
  const answer = await fetch(`/api${address}`, {
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
  const read: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  if (!answer.ok) throw toHttpError({ ...unknownFailure, ...(read as Partial<Failure>) }, answer.status);
  return read;
}

/** Used if a proxy in front of the server answers with its own page. */
const unknownFailure: Failure = { isSuccess: false, code: 'Unknown', message: 'Something went wrong', messasge: '', params: {} };
