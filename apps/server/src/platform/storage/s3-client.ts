import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from './storage.ts';

/** A body of known length that can be sent more than once. */
export interface S3Body {
  /** Length in bytes. */
  length: number;
  /** SHA-256 in hexadecimal digits. The signature covers it, so that the service rejects a damaged body. */
  sha256: string;
  open(): Uint8Array<ArrayBuffer> | ReadableStream;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key of the object; absent: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: S3Body;
}

/** SHA-256 of an empty body. */
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Pauses in ms before further attempts. All requests are idempotent. */
const PAUSES_MS = [100, 500];

/** An unexpected response of the service. */
class S3Error extends Error {
  constructor(
    /** Error code of the service, such as `NoSuchBucket`. */
    override readonly name: string,
    readonly status: number,
    method: string,
  ) {
    super(`the S3 service answered ${method} with ${status} ${name}`);
  }
}

/**
 * Opens a client for the configured bucket. Signs requests (Signature Version 4), and retries them after a lost connection, 429 and 5xx.
 * @returns a function that sends a request and throws S3Error for a status other than success and `expected`
 */
export function openS3Client(settings: S3Settings): (request: S3Request, ...expected: number[]) => Promise<Response> {
  return async (request, ...expected) => {
    for (const pauseMs of [...PAUSES_MS, undefined]) {
      try {
        const response = await sendOnce(settings, request);
        if (response.ok) return response;
        const error = await readError(response, request.method);
        // A missing bucket has the same status as a missing file, but is a configuration error.
        if (expected.includes(response.status) && error.name !== 'NoSuchBucket') return response;
        throw error;
      } catch (error) {
        if (pauseMs === undefined || !isPassing(error)) throw error;
        await pause(pauseMs);
      }
    }
    throw new Error('unreachable');
  };
}

async function sendOnce(settings: S3Settings, { method, key, query = {}, headers = {}, body }: S3Request): Promise<Response> {
  const { accessKeyId, secretAccessKey, region } = settings;
  const url = buildUrl(settings, key);
  url.search = new URLSearchParams(query).toString();
  const given = { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 };
  const signed = await new AwsV4Signer({ url: url.href, method, headers: given, accessKeyId, secretAccessKey, region, service: 's3' }).sign();
  if (body) signed.headers.set('content-length', String(body.length));
  return fetch(signed.url, { method, headers: signed.headers, ...(body && { body: body.open(), duplex: 'half' }), redirect: 'error' });
}

function buildUrl({ endpoint, region, bucket, usesPathStyle }: S3Settings, key = ''): URL {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (usesPathStyle) url.pathname = `/${bucket}/${key}`;
  else {
    url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = `/${key}`;
  }
  return url;
}

/** Reads the error of a response, and frees its connection. A response to HEAD has no body. */
async function readError(response: Response, method: string): Promise<S3Error> {
  const text = await response.text();
  return new S3Error(readTag(text, 'Code') ?? (response.statusText || 'without a reason'), response.status, method);
}

/** `fetch` throws a TypeError for a lost connection. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof S3Error && (error.status === 429 || error.status >= 500));

/** Returns the contents of all elements with a name. The responses contain no nested elements of the same name. */
export const readTags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, content = '']) => decodeEntities(content));

/** Returns the content of the first element with a name. */
export const readTag = (xml: string, name: string): string | undefined => readTags(xml, name)[0];

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
/** Decodes entities. Keys contain none, but continuation tokens may. */
const decodeEntities = (text: string): string => text.replace(/&(lt|gt|quot|apos|amp);/g, (_whole, name: string) => entities[name] ?? '');
