import { createHash, createHmac } from 'node:crypto';

interface SignedRequest {
  method: string;
  url: URL;
  /** Names in lower case with their values, in the order of their names. `x-amz-date` is one of them. */
  signedHeaders: [string, string][];
  /** The value of `x-amz-content-sha256`. */
  bodyHash: string;
  region: string;
  secretAccessKey: string;
}

/**
 * Computes the signature of a request to S3. Source: Amazon S3 API Reference, "Signature Calculations for the Authorization Header: Transferring
 * Payload in a Single Chunk (AWS Signature Version 4)"; `s3-signature.test.ts` has the examples of that page.
 */
export function signRequest({ method, url, signedHeaders, bodyHash, region, secretAccessKey }: SignedRequest): string {
  const time = signedHeaders.find(([name]) => name === 'x-amz-date')?.[1] ?? '';
  const day = time.slice(0, 8);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const request = [
    method,
    url.pathname.split('/').map(decodeURIComponent).map(encode).join('/'),
    query.join('&'),
    ...signedHeaders.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.map(([name]) => name).join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Encodes all characters but letters, digits and `-._~`. */
const encode = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
