import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openS3Server, type S3Server } from '#testing/processes/s3-server';
import { moveFiles } from './move-files.ts';
import { storeNames, type Storage } from './storage.ts';
import { openStorage, openStore } from './stores.ts';

let server: S3Server;
let dataDir: string;
let local: Storage;
let s3: Storage;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(() => server.stop());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-move-'));
  [local, s3] = storeNames.map((name) => openStore(name, { dataDir, storage: { store: name, fallback: undefined, s3: server.settings } })) as [
    Storage,
    Storage,
  ];
  for await (const { key } of s3.list()) await s3.remove(key);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function readAll(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { key } of storage.list()) files[key] = String(await storage.get(key));
  return files;
}

test('all files are copied into the other store and back, and a repeated move copies nothing', async () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`documents/2026/${index}.pdf`, `invoice ${index}`]));
  for (const [key, content] of Object.entries(files)) await local.put(key, Buffer.from(content));
  await local.put('drawn/shirt/red.webp', Buffer.from('can be drawn again'));

  expect(await moveFiles(local, s3)).toEqual({ copied: 20, present: 0, newer: 0 });
  expect(await readAll(s3)).toEqual(files);
  await local.put('documents/2026/later.pdf', Buffer.from('later'));
  expect(await moveFiles(local, s3)).toEqual({ copied: 1, present: 20, newer: 0 });

  for (const key of Object.keys(files)) await local.remove(key);
  expect(await moveFiles(s3, local)).toEqual({ copied: 20, present: 1, newer: 0 });
  expect(await readAll(local)).toMatchObject(files);
});

test('the newer file wins, whichever store has it', async () => {
  for (const store of [local, s3]) await store.put('feeds/si/sl.csv', Buffer.from(store === local ? 'old prices' : 'new prices'));
  const longAgo = new Date('2026-01-01T00:00:00Z');
  utimesSync(join(dataDir, 'media/feeds/si/sl.csv'), longAgo, longAgo);
  expect(await moveFiles(local, s3)).toEqual({ copied: 0, present: 0, newer: 1 });
  expect(await readAll(s3)).toEqual({ 'feeds/si/sl.csv': 'new prices' });

  const future = new Date('2126-01-01T00:00:00Z');
  utimesSync(join(dataDir, 'media/feeds/si/sl.csv'), future, future);
  expect(await moveFiles(local, s3)).toEqual({ copied: 1, present: 0, newer: 0 });
  expect(await readAll(s3)).toEqual({ 'feeds/si/sl.csv': 'old prices' });
});

test('a file that the shop removes while it is copied is not in the other store afterwards', async () => {
  const shop = openStorage({ dataDir, storage: { store: 's3', fallback: 'local', s3: server.settings } });
  await local.put('privacy/export.zip', Buffer.from('personal data'));
  const removing: Storage = {
    ...s3,
    add: async (key, content) => {
      // The shop removes the file after it was read from the source and before it is written to the target.
      await shop.remove(key);
      return s3.add(key, content);
    },
  };
  expect(await moveFiles(local, removing)).toEqual({ copied: 0, present: 0, newer: 0 });
  expect(await readAll(s3)).toEqual({});
});

test('a file that the shop writes again while it is copied is kept', async () => {
  await local.put('feeds/si/sl.csv', Buffer.from('old prices'));
  const writing: Storage = {
    ...s3,
    add: async (key, content) => {
      await s3.put(key, Buffer.from('new prices'));
      return s3.add(key, content);
    },
  };
  expect(await moveFiles(local, writing)).toEqual({ copied: 0, present: 0, newer: 1 });
  expect(await readAll(s3)).toEqual({ 'feeds/si/sl.csv': 'new prices' });
});

test('a copy that differs from its file is reported', async () => {
  await local.put('documents/1.pdf', Buffer.from('invoice'));
  const damaging: Storage = {
    ...s3,
    add: async (key, content) => {
      if (!(content instanceof Uint8Array)) content.destroy();
      return s3.add(key, Buffer.from('damaged'));
    },
  };
  await expect(moveFiles(local, damaging)).rejects.toThrow('The copy of documents/1.pdf differs from its file');
});
