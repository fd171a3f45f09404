import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openS3Server, type S3Server } from '#testing/processes/s3-server';
import { InvalidStorageKey, isPublicKey, storeNames, type Storage } from './storage.ts';
import { openStorage, openStore } from './stores.ts';

let server: S3Server;
let dataDir: string;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(() => server.stop());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-storage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function listKeys(storage: Storage, folder?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys;
}

async function removeAll(storage: Storage): Promise<void> {
  for (const key of await listKeys(storage)) await storage.remove(key);
}

/** Returns the settings that store files in the named store. */
const chooseStore = (store: 'local' | 's3', fallback?: 'local' | 's3') => ({ dataDir, storage: { store, fallback, s3: server.settings } });

describe.each(storeNames)('the store %s', (name) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = openStorage(chooseStore(name));
    await removeAll(storage);
  });

  test('returns a stored file unchanged, and nothing after its removal', async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    await storage.put('uploads/2026/coat-1.webp', bytes);
    expect(await storage.get('uploads/2026/coat-1.webp')).toEqual(bytes);
    await storage.remove('uploads/2026/coat-1.webp');
    expect(await storage.get('uploads/2026/coat-1.webp')).toBeUndefined();
    await storage.remove('uploads/2026/coat-1.webp');
  });

  test('writes and reads a stream', async () => {
    await storage.put('feeds/si/sl.csv', Readable.from(['a,b\n', '1,2\n']));
    const file = await storage.open('feeds/si/sl.csv');
    expect(file && (await text(file.stream))).toBe('a,b\n1,2\n');
    expect(Math.abs((file?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await storage.open('feeds/si/en.csv')).toBeUndefined();
    expect(await storage.open('feeds/si')).toBeUndefined();
  });

  test('reads a part of a file, and its size and age without its content', async () => {
    await storage.put('uploads/coat.mp4', Buffer.from('0123456789'));
    const part = await storage.open('uploads/coat.mp4', { first: 2, last: 4 });
    expect(part && (await text(part.stream))).toBe('234');
    const details = await storage.findDetails('uploads/coat.mp4');
    expect(details?.size).toBe(10);
    expect(Math.abs((details?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await storage.findDetails('uploads/shirt.mp4')).toBeUndefined();
    expect(await storage.findDetails('uploads')).toBeUndefined();
  });

  test('keeps the previous file when a stream fails', async () => {
    await storage.put('coat.bin', Buffer.from('whole'));
    const broken = new Readable({ read: () => broken.destroy(new Error('the line broke')) });
    await expect(storage.put('coat.bin', broken)).rejects.toThrow('the line broke');
    expect(String(await storage.get('coat.bin'))).toBe('whole');
    expect(await listKeys(storage)).toEqual(['coat.bin']);
  });

  test('adds a file only if there is none with its key', async () => {
    expect(await storage.add('a/coat.bin', Buffer.from('first'))).toBe(true);
    const second = Readable.from(['second']);
    expect(await storage.add('a/coat.bin', second)).toBe(false);
    expect(second.destroyed).toBe(true);
    expect(String(await storage.get('a/coat.bin'))).toBe('first');
    expect(await listKeys(storage)).toEqual(['a/coat.bin']);
  });

  test('lists files in the order of their keys, with their size, whole or below a folder', async () => {
    expect(await listKeys(storage)).toEqual([]);
    for (const key of ['uploads/b.webp', 'a.txt', 'uploads/2026/a.webp', 'uploads-2/a.webp']) await storage.put(key, Buffer.from('four'));
    expect(await listKeys(storage)).toEqual(['a.txt', 'uploads-2/a.webp', 'uploads/2026/a.webp', 'uploads/b.webp']);
    expect(await listKeys(storage, 'uploads')).toEqual(['uploads/2026/a.webp', 'uploads/b.webp']);
    expect(await listKeys(storage, 'drawn')).toEqual([]);
    for await (const { size } of storage.list('uploads')) expect(size).toBe(4);
  });

  test('shows a reader one complete file while it is written again', async () => {
    const versions = ['a', 'b', 'c'].map((letter) => Buffer.alloc(200_000, letter));
    await storage.put('coat.bin', versions[0] ?? Buffer.alloc(0));
    const writing = Promise.all(versions.map((version) => storage.put('coat.bin', version)));
    const seen = await Promise.all(Array.from({ length: 30 }, () => storage.get('coat.bin')));
    await writing;
    for (const bytes of seen) expect(versions.some((version) => bytes?.equals(version))).toBe(true);
    expect(await listKeys(storage)).toEqual(['coat.bin']);
  });

  test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.hidden', 'a\\b', 'A', 'a/', '', 'c:evil', 'a\0b'])(
    'refuses the key %j',
    async (key) => {
      const bytes = Buffer.from('x');
      const calls = [
        storage.put(key, bytes),
        storage.add(key, bytes),
        storage.get(key),
        storage.open(key),
        storage.findDetails(key),
        storage.remove(key),
        listKeys(storage, key),
      ];
      for (const { status, reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
        expect(status).toBe('rejected');
        expect(reason).toBeInstanceOf(InvalidStorageKey);
      }
    },
  );

  test('has no file where there is a folder', async () => {
    await storage.put('a/b', Buffer.from('x'));
    expect(await storage.get('a')).toBeUndefined();
  });
});

describe('the local folder', () => {
  test('has no drafts after writes that succeeded, failed or found a file', async () => {
    const storage = openStorage({ dataDir });
    await storage.put('coat.bin', Buffer.from('whole'));
    await storage.add('coat.bin', Buffer.from('other'));
    const broken = new Readable({ read: () => broken.destroy(new Error('the line broke')) });
    await expect(storage.put('coat.bin', broken)).rejects.toThrow();
    expect(readdirSync(join(dataDir, 'media'))).toEqual(['coat.bin']);
  });
});

describe('an S3 bucket', () => {
  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /^SignatureDoesNotMatch$/],
    ['an unknown key', { accessKeyId: 'unknown' }, /^InvalidAccessKeyId$|^SignatureDoesNotMatch$/],
    ['a bucket that does not exist', { bucket: 'elsewhere' }, /^NoSuchBucket$/],
  ])('reports %s as an error, not as a missing file', async (_what, wrong, name) => {
    const storage = openStore('s3', { dataDir, storage: { store: 's3', fallback: undefined, s3: { ...server.settings, ...wrong } } });
    const calls = [storage.get('a.txt'), storage.put('a.txt', Buffer.from('x')), listKeys(storage)];
    for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ name: expect.stringMatching(name) as string });
      // The signed request must not get into a log.
      expect(inspect(reason, { depth: 10 })).not.toContain('Signature=');
    }
  });

  test('adds files through a service that does not support conditions', async () => {
    const swift = await openS3Server();
    swift.refuseConditions();
    const storage = openStore('s3', { dataDir, storage: { store: 's3', fallback: undefined, s3: swift.settings } });
    await storage.remove('a/coat.bin');
    expect(await storage.add('a/coat.bin', Readable.from(['first']))).toBe(true);
    expect(await storage.add('a/coat.bin', Readable.from(['second']))).toBe(false);
    expect(String(await storage.get('a/coat.bin'))).toBe('first');
    await swift.stop();
  });

  test.skipIf(process.env.TEST_S3)('is asked again when the service is overloaded, and its error is reported if it stays so', async () => {
    const storage = openStore('s3', chooseStore('s3'));
    server.failNext(2);
    await storage.put('a/stream.txt', Readable.from(['written ', 'at last']));
    expect(String(await storage.get('a/stream.txt'))).toBe('written at last');
    server.failNext(3);
    await expect(storage.get('a/stream.txt')).rejects.toMatchObject({ name: 'SlowDown', status: 503 });
  });

  test('lists more files than one page of the service has', async () => {
    const storage = openStore('s3', chooseStore('s3'));
    await removeAll(storage);
    const keys = Array.from({ length: 43 }, (_, index) => `many/${String(index).padStart(5, '0')}`);
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, Buffer.from('x'))));
    expect(await listKeys(storage, 'many')).toEqual(keys);
  });
});

test('during a move files are written to one store, read and listed from both, and removed from both', async () => {
  const [local, s3] = storeNames.map((name) => openStore(name, chooseStore(name))) as [Storage, Storage];
  await removeAll(s3);
  for (const key of ['a/old', 'b/both', 'd/old']) await local.put(key, Buffer.from('local'));
  for (const key of ['b/both', 'c/new']) await s3.put(key, Buffer.from('s3'));
  const both = openStorage(chooseStore('s3', 'local'));

  expect(await listKeys(both)).toEqual(['a/old', 'b/both', 'c/new', 'd/old']);
  expect(await Promise.all(['a/old', 'b/both', 'c/new'].map(async (key) => String(await both.get(key))))).toEqual(['local', 's3', 's3']);
  const opened = await both.open('d/old');
  expect(opened && (await text(opened.stream))).toBe('local');
  expect(await both.add('a/old', Buffer.from('other'))).toBe(false);

  await both.put('e/new', Buffer.from('s3'));
  expect(await local.get('e/new')).toBeUndefined();
  for (const key of ['a/old', 'b/both', 'c/new']) await both.remove(key);
  expect([await listKeys(local), await listKeys(s3)]).toEqual([['d/old'], ['e/new']]);
});

test('only pictures are public', () => {
  const folders = ['uploads', 'drawn', 'backups', 'documents', 'feeds', 'imports', 'payouts', 'privacy'];
  expect(folders.filter((folder) => isPublicKey(`${folder}/file`))).toEqual(['uploads', 'drawn']);
});
