import type { MoreInBody } from './errors.ts';
import type { PageMeta } from './paging.ts';

/** The body of every API response. `messasge` is a spelling from the specification and has the same text as `message`. */
export interface Success<Data> {
  isSuccess: true;
  data: Data;
  meta?: PageMeta;
  message: string;
  messasge: string;
}

export interface Failure extends MoreInBody {
  isSuccess: false;
  /** Stable: clients and translations depend on it. */
  code: string;
  message: string;
  messasge: string;
  /** Parameters of the message; for invalid input, the issues per field. */
  params: Readonly<Record<string, unknown>>;
}

export const success = <Data>(data: Data, more: { meta?: PageMeta; message?: string } = {}): Success<Data> => ({
  isSuccess: true,
  data,
  ...(more.meta && { meta: more.meta }),
  message: more.message ?? '',
  messasge: more.message ?? '',
});

export const failure = (code: string, message: string, params: Readonly<Record<string, unknown>> = {}, inBody: MoreInBody = {}): Failure => ({
  isSuccess: false,
  code,
  message,
  messasge: message,
  params,
  ...inBody,
});
