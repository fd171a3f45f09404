import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InvalidStorageKey, openStorage } from './storage.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-storage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a stored file is returned unchanged and is gone after removal', async () => {
  const storage = openStorage(dataDir);
  const bytes = Buffer.from([0, 255, 10, 13]);
  await storage.put('uploads/2026/coat-1.webp', bytes);
  expect(await storage.get('uploads/2026/coat-1.webp')).toEqual(bytes);
  await storage.remove('uploads/2026/coat-1.webp');
  expect(await storage.get('uploads/2026/coat-1.webp')).toBeUndefined();
});

test('a reader sees one complete file while it is written again', async () => {
  const storage = openStorage(dataDir);
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
    const storage = openStorage(dataDir);
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(InvalidStorageKey);
    await expect(storage.get(key)).rejects.toThrow(InvalidStorageKey);
  },
);

test('a folder is not a file', async () => {
  const storage = openStorage(dataDir);
  await storage.put('a/b', Buffer.from('x'));
  expect(await storage.get('a')).toBeUndefined();
});
