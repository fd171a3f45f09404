import {
  buildAddress,
  type AnyInput,
  type Answer,
  type CallName,
  type Data,
  type FileCall,
  type InputArguments,
  type JsonCall,
} from '@selvedge/api-client';
import type { Failure, PageMeta, Success } from '@selvedge/server/contract';
import { ApiError } from './api-error.ts';

export interface ApiOptions {
  /** In-process on the server, the global `fetch` elsewhere. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Ends with `/api`. */
  baseUrl: string;
  /** Language of the texts in responses. */
  languageId?: number;
  /** Country of the prices and products. */
  countryId?: number;
  /** Headers of every call: the visitor's address and the request id. */
  headers?: Readonly<Record<string, string>>;
  /** Headers of calls about cart and consent only: the referral of the browser. */
  referral?: Readonly<Record<string, string>>;
  /** Token of a preview link, sent with content calls. */
  preview?: string | undefined;
}

interface ListAnswer extends Omit<Success<unknown[]>, 'meta'> {
  meta: PageMeta;
}
type ListAnswerTo<Name extends JsonCall> = Extract<Answer<Name>, ListAnswer>;
type ListCall = { [Name in JsonCall]: Answer<Name> extends ListAnswer ? Name : never }[JsonCall];
type PageOf<Listed extends ListAnswer> = Omit<Listed, 'data' | 'isSuccess' | 'message' | 'messasge'> & { items: Listed['data'] };

/** A page of a list: the items, the page data and other fields of the response. */
export type Page<Name extends ListCall> = PageOf<ListAnswerTo<Name>>;

export type Client = ReturnType<typeof createClient>;

/**
 * Creates the functions that send the calls of the API. The types of their input and result are those of the routes.
 * @throws ApiError with the API's code, or `NetworkError` if the API cannot be reached
 */
export function createClient({ fetch, baseUrl, languageId = 1, countryId = 3, headers = {}, referral = {}, preview }: ApiOptions) {
  const send = async (name: CallName, input: AnyInput = {}): Promise<Response> => {
    const { method, address } = buildAddress(name, input);
    const request = new Request(`${baseUrl}${address}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...(isReferred(address) && referral),
        ...input.header,
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    try {
      return await fetch(request);
    } catch (cause) {
      throw new ApiError({ status: 503, code: 'NetworkError', cause });
    }
  };

  return {
    languageId,
    countryId,
    preview,
    /** Returns the `data` of the response. */
    call: async <Name extends JsonCall>(name: Name, ...[input]: InputArguments<Name>): Promise<Data<Name>> =>
      (await readAnswer<Success<Data<Name>>>(await send(name, input))).data,
    /** Returns a page of a list. */
    list: async <Name extends ListCall>(name: Name, ...[input]: InputArguments<Name>): Promise<Page<Name>> =>
      toPage(await readAnswer<ListAnswerTo<Name>>(await send(name, input))),
    /** Returns the response itself. */
    file: <Name extends FileCall>(name: Name, ...[input]: InputArguments<Name>): Promise<Response> => send(name, input),
  };
}

/** Public calls must not carry a referral, because their responses are cached for all visitors. */
const isReferred = (address: string): boolean => /^\/(carts|checkout|consents|user\/\d+\/cart)(\/|\?|$)/.test(address);

async function readAnswer<Expected extends { isSuccess: true }>(response: Response): Promise<Expected> {
  const envelope = (await response.json().catch(() => null)) as Expected | Failure | null;
  if (!envelope) throw new ApiError({ status: response.status, code: 'InternalError' });
  if (!envelope.isSuccess) throw new ApiError({ status: response.status, code: envelope.code, params: envelope.params });
  return envelope;
}

const toPage = <Listed extends ListAnswer>({ data, isSuccess: _, message: __, messasge: ___, ...others }: Listed): PageOf<Listed> => ({
  ...others,
  items: data,
});
