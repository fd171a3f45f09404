import { expect, test } from 'vitest';
import { signRequest } from './s3-signature.ts';

/** The hash of an empty body. */
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const example = { region: 'us-east-1', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', bodyHash: empty };
const host: [string, string] = ['host', 'examplebucket.s3.amazonaws.com'];
const hash: [string, string] = ['x-amz-content-sha256', empty];
const date: [string, string] = ['x-amz-date', '20130524T000000Z'];
const at = (path: string) => new URL(path, 'https://examplebucket.s3.amazonaws.com');

test('the signatures of the examples in the reference are computed', () => {
  const readObject = signRequest({ ...example, method: 'GET', url: at('/test.txt'), signedHeaders: [host, ['range', 'bytes=0-9'], hash, date] });
  expect(readObject).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  const readLifecycle = signRequest({ ...example, method: 'GET', url: at('/?lifecycle'), signedHeaders: [host, hash, date] });
  expect(readLifecycle).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543');
  const listObjects = signRequest({ ...example, method: 'GET', url: at('/?max-keys=2&prefix=J'), signedHeaders: [host, hash, date] });
  expect(listObjects).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
});
