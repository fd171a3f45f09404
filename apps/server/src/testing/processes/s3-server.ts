import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#platform/storage/storage';
import { signRequest } from './s3-signature.ts';

/** An S3 service for tests with one empty bucket. */
export interface S3Server {
  settings: S3Settings;
  /** Answers the next requests with 503, as an overloaded service does. */
  failNext(count: number): void;
  /** Answers writes with a condition with 501, as OpenStack Swift does. */
  refuseConditions(): void;
  stop(): Promise<void>;
  /** Starts the stopped service again with the same address and objects. */
  start(): Promise<void>;
}

const noWork = () => Promise.resolve();

interface StoredObject {
  body: Buffer;
  changedAt: Date;
}

/** An answer other than success, as the service names it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const account = { accessKeyId: 'shop-key', secretAccessKey: 'shop-secret/with+signs' };
const bucket = 'shop-files';
/** Amazon's pages have 1000 keys. Smaller ones make a test of several pages cheap. */
const PAGE_SIZE = 20;

/**
 * Starts a service in memory that speaks the part of the S3 protocol that the shop uses: PutObject with `If-None-Match`, GetObject with `Range`, HeadObject,
 * DeleteObject and ListObjectsV2 with pages, path style. It verifies Signature Version 4 and the hash of the body. Source: Amazon S3 API Reference
 * (docs.aws.amazon.com/AmazonS3/latest/API: the pages of these five calls, "Error responses").
 *
 * `TEST_S3` names another service instead, whose bucket is emptied: `http://key:secret@127.0.0.1:9000/bucket`.
 */
export async function openS3Server(): Promise<S3Server> {
  const other = process.env.TEST_S3;
  if (other) return { settings: parseService(other), failNext: () => undefined, refuseConditions: () => undefined, stop: noWork, start: noWork };
  const objects = new Map<string, StoredObject>();
  let failures = 0;
  let refusesConditions = false;
  const server = createServer((request, response) => {
    const isRefused = refusesConditions && request.headers['if-none-match'] !== undefined;
    const refusal = failures > 0 ? new Refusal(503, 'SlowDown') : isRefused ? new Refusal(501, 'NotImplemented') : undefined;
    if (refusal) request.resume();
    const answering = refusal ? Promise.reject(refusal) : answer(objects, request, response);
    failures = Math.max(0, failures - 1);
    answering.catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : { status: 500, code: 'InternalError' };
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', ...account, usesPathStyle: true },
    failNext: (count) => {
      failures = count;
    },
    refuseConditions: () => {
      refusesConditions = true;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    start: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

function parseService(address: string): S3Settings {
  const { origin, pathname, username, password } = new URL(address);
  const keys = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  return { endpoint: origin, bucket: pathname.slice(1), region: 'us-east-1', ...keys, usesPathStyle: true };
}

async function answer(objects: Map<string, StoredObject>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url ?? '', 'http://localhost');
  assertSigned(request, url, body);
  const [, name, ...path] = url.pathname.split('/');
  if (name !== bucket) throw new Refusal(404, 'NoSuchBucket');
  const key = decodeURIComponent(path.join('/'));
  if (key === '') {
    response.setHeader('content-type', 'application/xml');
    response.end(list(objects, url.searchParams));
    return;
  }
  if (request.method === 'PUT') put(objects, key, body, request);
  else if (request.method === 'DELETE') {
    objects.delete(key);
    response.statusCode = 204;
  } else {
    const object = objects.get(key);
    if (!object) throw new Refusal(404, 'NoSuchKey');
    send(object, request, response);
  }
  response.end();
}

/** Sends an object, or the part that `Range` names. */
function send({ body, changedAt }: StoredObject, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const sent = first === undefined ? body : body.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, { 'last-modified': changedAt.toUTCString(), 'content-length': sent.byteLength });
  if (method === 'GET') response.write(sent);
}

function put(objects: Map<string, StoredObject>, key: string, body: Buffer, { headers }: IncomingMessage): void {
  if (headers['content-length'] === undefined) throw new Refusal(411, 'MissingContentLength');
  if (headers['if-none-match'] === '*' && objects.has(key)) throw new Refusal(412, 'PreconditionFailed');
  objects.set(key, { body, changedAt: new Date() });
}

/** Lists keys in the order of their bytes. The token of the next page is its first key. */
function list(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  if (query.get('list-type') !== '2') throw new Refusal(501, 'NotImplemented');
  const from = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const left = keys.filter((key) => key >= from);
  const contents = left.slice(0, PAGE_SIZE).map((key) => {
    const { body, changedAt } = objects.get(key) as StoredObject;
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${body.byteLength}</Size></Contents>`;
  });
  const next = left[PAGE_SIZE];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<IsTruncated>${next !== undefined}</IsTruncated>${contents.join('')}` +
    `${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`
  );
}

/** @throws Refusal if the request is not signed with the key of the account, or its body is not the signed one */
function assertSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): void {
  const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!given) throw new Refusal(403, 'AccessDenied');
  const [, accessKeyId = '', region = '', names = '', signature] = given;
  if (accessKeyId !== account.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  const signedHeaders = names.split(';').map((name): [string, string] => [name, String(headers[name] ?? '')]);
  const bodyHash = String(headers['x-amz-content-sha256'] ?? '');
  const expected = signRequest({ method, url, signedHeaders, bodyHash, region, secretAccessKey: account.secretAccessKey });
  if (signature !== expected) throw new Refusal(403, 'SignatureDoesNotMatch');
  if (bodyHash !== createHash('sha256').update(body).digest('hex')) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}
