import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InvalidStorageKey, isPublicKey, type Storage } from './storage.ts';
import { openStorage } from './stores.ts';

let dataDir: string;
let storage: Storage;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-storage-'));
  storage = openStorage({ dataDir });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function listKeys(folder?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys;
}

test('a stored file is returned unchanged and is gone after removal', async () => {
  const bytes = Buffer.from([0, 255, 10, 13]);
  await storage.put('uploads/2026/coat-1.webp', bytes);
  expect(await storage.get('uploads/2026/coat-1.webp')).toEqual(bytes);
  await storage.remove('uploads/2026/coat-1.webp');
  expect(await storage.get('uploads/2026/coat-1.webp')).toBeUndefined();
  await storage.remove('uploads/2026/coat-1.webp');
});

test('a file is written and read as a stream', async () => {
  await storage.put('feeds/si/sl.csv', Readable.from(['a,b\n', '1,2\n']));
  const file = await storage.open('feeds/si/sl.csv');
  expect(file && (await text(file.stream))).toBe('a,b\n1,2\n');
  expect(Math.abs((file?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(await storage.open('feeds/si/en.csv')).toBeUndefined();
  expect(await storage.open('feeds/si')).toBeUndefined();
});

test('a part of a file is read, and its size and age without reading it', async () => {
  await storage.put('uploads/coat.mp4', Buffer.from('0123456789'));
  const part = await storage.open('uploads/coat.mp4', { first: 2, last: 4 });
  expect(part && (await text(part.stream))).toBe('234');
  const details = await storage.findDetails('uploads/coat.mp4');
  expect(details?.size).toBe(10);
  expect(Math.abs((details?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(await storage.findDetails('uploads/shirt.mp4')).toBeUndefined();
  expect(await storage.findDetails('uploads')).toBeUndefined();
});

test('a stream that fails leaves the previous file and no draft', async () => {
  await storage.put('coat.bin', Buffer.from('whole'));
  const broken = new Readable({ read: () => broken.destroy(new Error('the line broke')) });
  await expect(storage.put('coat.bin', broken)).rejects.toThrow('the line broke');
  expect(String(await storage.get('coat.bin'))).toBe('whole');
  expect(readdirSync(join(dataDir, 'media'))).toEqual(['coat.bin']);
});

test('files are listed in the order of their keys, with their size, whole or below a folder', async () => {
  expect(await listKeys()).toEqual([]);
  for (const key of ['uploads/b.webp', 'a.txt', 'uploads/2026/a.webp']) await storage.put(key, Buffer.from('four'));
  expect(await listKeys()).toEqual(['a.txt', 'uploads/2026/a.webp', 'uploads/b.webp']);
  expect(await listKeys('uploads')).toEqual(['uploads/2026/a.webp', 'uploads/b.webp']);
  expect(await listKeys('drawn')).toEqual([]);
  for await (const { size } of storage.list('uploads')) expect(size).toBe(4);
});

test('a reader sees one complete file while it is written again', async () => {
  const versions = ['a', 'b', 'c'].map((letter) => Buffer.alloc(200_000, letter));
  await storage.put('coat.bin', versions[0] ?? Buffer.alloc(0));
  const writing = Promise.all(versions.map((version) => storage.put('coat.bin', version)));
  const seen = await Promise.all(Array.from({ length: 30 }, () => storage.get('coat.bin')));
  await writing;
  for (const bytes of seen) expect(versions.some((version) => bytes?.equals(version))).toBe(true);
  expect(readdirSync(join(dataDir, 'media'))).toEqual(['coat.bin']);
});

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.hidden', 'a\\b', 'A', 'a/', '', 'c:evil', 'a\0b'])(
  'the key %j is refused',
  async (key) => {
    const calls = [
      storage.put(key, Buffer.from('x')),
      storage.get(key),
      storage.open(key),
      storage.findDetails(key),
      storage.remove(key),
      listKeys(key),
    ];
    for (const { status, reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect(reason).toBeInstanceOf(InvalidStorageKey);
    }
  },
);

test('a folder is not a file', async () => {
  await storage.put('a/b', Buffer.from('x'));
  expect(await storage.get('a')).toBeUndefined();
});

test('the shop sends the files of this machine itself, and only pictures are public', async () => {
  await storage.put('uploads/coat.webp', Buffer.from('x'));
  expect(await storage.findAddress('uploads/coat.webp')).toBeUndefined();
  const folders = ['uploads', 'drawn', 'documents', 'feeds', 'imports', 'payouts', 'privacy'];
  expect(folders.filter((folder) => isPublicKey(`${folder}/file`))).toEqual(['uploads', 'drawn']);
});
