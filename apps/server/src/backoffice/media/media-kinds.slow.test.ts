import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { openImages, type Images } from '#web/images/images';
import type { UploadedPicture } from './contract.ts';

let database: Database;
let shop: TestShop;
let headers: Record<string, string>;
let images: Images;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  ({ headers } = await signedInStaff(shop));
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-kinds-'));
  const { storage } = shop.services;
  images = openImages({ db: database.db, storage, dataDir, log: pino({ level: 'silent' }), timeoutMs: 60_000 });
});
afterAll(async () => {
  images.stop();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function upload(path: string, bytes: Uint8Array | string) {
  const body = Buffer.from(bytes as string);
  const response = await shop.app.request(`/api/admin/files/${path}`, { method: 'POST', body, headers: { ...headers, 'content-type': 'image/png' } });
  const { data, code } = (await response.json()) as { data: UploadedPicture; code: string };
  return { status: response.status, code, data };
}
const get = async (path: string, more: Record<string, string> = {}, method = 'GET') =>
  images.routes.request(`http://localhost${path}`, { headers: more, method });
const fetchBytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
/** Returns the colour of the pixel in the middle, as `r,g,b`, with each channel rounded to 0 or 255, because WebP is lossy. */
async function readMiddle(bytes: Buffer) {
  const { data, info } = await sharp(bytes).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)].map((channel) => (channel > 127 ? 255 : 0)).join();
}
const paint = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('an animated GIF keeps its animation in every size and format, for five seconds at most', async () => {
  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => paint(colour)));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [300, 300, 400], loop: 0 })
    .toBuffer();
  const { data } = await upload('pictures', gif);
  expect(data).toMatchObject({ imageMimeType: 'image/webp', width: 40, height: 30 });
  for (const path of [data.imageUrl, `/_ipx/f_webp,w_120${data.imageUrl}`, `/_ipx/f_avif,w_120${data.imageUrl}`]) {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { pages, loop, delay } = await sharp(await response.arrayBuffer()).metadata();
    expect([path, pages, loop, delay]).toEqual([path, 3, 5, [300, 300, 400]]);
  }
  const still = await get(`/_ipx/f_jpeg,w_120${data.imageUrl}`);
  expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a GIF with more pixels in all its frames than can be converted is refused', async () => {
  const frames = await Promise.all(['#f00', '#0f0'].map((colour) => paint(colour)));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  // The size of the picture is in the header, and that of each frame in front of its pixels.
  for (const at of [6, ...findAll(gif, '2c00000000').map((start) => start + 5)]) {
    gif.writeUInt16LE(6000, at);
    gif.writeUInt16LE(6000, at + 2);
  }
  expect(await upload('pictures', gif)).toMatchObject({ status: 413, code: 'PictureTooLarge' });
});

function findAll(bytes: Buffer, hex: string): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(hex, 0, 'hex'); at !== -1; at = bytes.indexOf(hex, at + 1, 'hex')) found.push(at);
  return found;
}

/** Builds a BMP of one colour: 24 bits a pixel, or 8 with a palette. */
function drawBmp(bits: 8 | 24, [red, green, blue]: [number, number, number], width = 6, height = 4): Buffer {
  const palette = bits === 8 ? Buffer.from([0, 0, 0, 0, blue, green, red, 0]) : Buffer.alloc(0);
  const line = Buffer.alloc(Math.ceil((width * bits) / 32) * 4, bits === 8 ? 1 : 0);
  if (bits === 24) for (let x = 0; x < width; x += 1) line.set([blue, green, red], x * 3);
  const pixels = Buffer.concat(Array.from({ length: height }, () => line));
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + palette.length + pixels.length, 2);
  header.writeUInt32LE(54 + palette.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(palette.length / 4, 46);
  return Buffer.concat([header, palette, pixels]);
}

test.each([8, 24] as const)('a BMP with %i bits a pixel is stored as WebP in its colours', async (bits) => {
  const { data } = await upload('pictures', drawBmp(bits, [255, 0, 255]));
  expect(data).toMatchObject({ imageMimeType: 'image/webp', width: 6, height: 4 });
  const stored = await fetchBytes(data.imageUrl);
  expect([(await sharp(stored).metadata()).format, await readMiddle(stored)]).toEqual(['webp', '255,0,255']);
});

test('a BMP that is cut off, or claims more pixels than can be converted, is refused', async () => {
  const whole = drawBmp(24, [0, 0, 0]);
  expect(await upload('pictures', whole.subarray(0, 60))).toMatchObject({ status: 422, code: 'NoPicture' });
  whole.writeInt32LE(20_000_000, 18);
  expect(await upload('pictures', whole)).toMatchObject({ status: 413, code: 'PictureTooLarge' });
});

const svg = (content: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" onload="alert(1)">${content}</svg>`;

test('an SVG is drawn as a sharp WebP', async () => {
  const { data } = await upload('pictures', svg('<rect width="40" height="20" fill="#00f"/>'));
  expect(data).toMatchObject({ imageMimeType: 'image/webp', width: 2400, height: 1200 });
  expect(await readMiddle(await fetchBytes(data.imageUrl))).toBe('0,0,255');
});

test('nothing hostile of an SVG reaches a browser: no script, handler, foreign object, reference to a file or to another host', async () => {
  const secret = join(dataDir, 'secret.png');
  await sharp(await paint('#f00')).toFile(secret);
  const blue = '<rect width="40" height="20" fill="#00f"/>';
  const hostile = [
    `${blue}<script>alert(1)</script><a href="javascript:alert(1)"><rect width="1" height="1" onclick="alert(1)"/></a>`,
    `${blue}<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example/"/></body></foreignObject>`,
    `${blue}<image href="file://${secret}" width="40" height="20"/><image xlink:href="${secret}" width="40" height="20"/>`,
    `${blue}<use href="https://evil.example/a.svg#b"/><image href="https://evil.example/a.png" width="40" height="20"/>`,
    `<style>@import url("https://evil.example/a.css"); rect { filter: url("file://${secret}#a") }</style>${blue}${blue}`,
  ];
  for (const content of hostile.slice(0, 4)) {
    const { status, data } = await upload('pictures', svg(content));
    expect([content, status, data.imageMimeType]).toEqual([content, 200, 'image/webp']);
    const response = await get(data.imageUrl);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const stored = Buffer.from(await response.arrayBuffer());
    expect(stored.toString('latin1')).not.toMatch(/script|alert|evil|iframe|<svg/);
    expect([content, await readMiddle(stored)]).toEqual([content, '0,0,255']);
  }
  // An unknown filter may hide its shape; only the host's file must not appear.
  const { data } = await upload('pictures', svg(hostile[4] ?? ''));
  expect(await readMiddle(await fetchBytes(data.imageUrl))).not.toBe('255,0,0');
});

test('an SVG with an entity of a file, or with entities that multiply, is refused', async () => {
  const letters = [...'abcdefghij'];
  const bomb = letters.map((name, at) => `<!ENTITY ${name} "${at === 0 ? '<rect/>' : `&${letters[at - 1] ?? ''};`.repeat(10)}">`).join('');
  for (const start of ['<!DOCTYPE svg [<!ENTITY j SYSTEM "file:///etc/passwd">]>', `<!DOCTYPE svg [${bomb}]>`])
    expect([start.slice(0, 40), (await upload('pictures', svg('<text>&j;</text>', start))).status]).toEqual([start.slice(0, 40), 422]);
});

const filler = Buffer.alloc(10_000, 7);
const ebml = (docType: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from([0x80 | (docType.length + 3), 0x42, 0x82, 0x80 | docType.length]),
    Buffer.from(docType),
  ]);
const ftyp = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from(`ftyp${brand}`), Buffer.alloc(4)]);
const avi = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4, 1), Buffer.from('AVI LIST')]);
const videos: [extension: string, type: string, head: Buffer][] = [
  ['mp4', 'video/mp4', ftyp('isom')],
  ['mov', 'video/quicktime', ftyp('qt  ')],
  ['webm', 'video/webm', ebml('webm')],
  ['mkv', 'video/matroska', ebml('matroska')],
  ['avi', 'video/x-msvideo', avi],
  ['flv', 'video/x-flv', Buffer.from('464c5601050000000900000000', 'hex')],
];

test.each(videos)('a video is identified by its content and stored unchanged: %s', async (extension, type, head) => {
  const file = Buffer.concat([head, filler]);
  const { status, data } = await upload('videos', file);
  expect([status, data.imageMimeType]).toEqual([200, type]);
  expect(data.imageUrl).toMatch(new RegExp(`^/media/uploads/[\\w-]+\\.${extension}$`));
  const response = await get(data.imageUrl);
  expect([response.status, response.headers.get('content-type'), response.headers.get('accept-ranges')]).toEqual([200, type, 'bytes']);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
});

test('a file that is no video, whatever its name and type, is refused as one, and a video is no picture', async () => {
  const wrong = ['<html>', '', await paint('#f00'), ftyp('avif'), ftyp('M4A '), Buffer.from('RIFF....WAVE')];
  for (const bytes of wrong) expect(await upload('videos', bytes)).toMatchObject({ status: 422, code: 'NoVideo' });
  for (const [, , head] of videos) expect(await upload('pictures', Buffer.concat([head, filler]))).toMatchObject({ status: 422, code: 'NoPicture' });
});

test('a player gets the parts of a video that it asks for', async () => {
  const file = Buffer.concat([ftyp('isom'), filler]);
  const { data } = await upload('videos', file);
  const ask = async (range: string, more = {}, method = 'GET') => {
    const response = await get(data.imageUrl, { range, ...more }, method);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, bytes, range: response.headers.get('content-range'), length: response.headers.get('content-length') };
  };
  const size = file.byteLength;
  expect(await ask('bytes=4-7')).toEqual({ status: 206, bytes: Buffer.from('ftyp'), range: `bytes 4-7/${size}`, length: '4' });
  expect(await ask('bytes=-5')).toMatchObject({ status: 206, bytes: file.subarray(-5), range: `bytes ${size - 5}-${size - 1}/${size}` });
  expect(await ask(`bytes=${size - 2}-${size + 50}`)).toMatchObject({ status: 206, bytes: file.subarray(-2) });
  expect(await ask(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
  for (const whole of ['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2']) expect(await ask(whole)).toMatchObject({ status: 200, length: String(size) });
  expect(await ask('bytes=0-3', {}, 'HEAD')).toMatchObject({ status: 206, length: '4', bytes: Buffer.alloc(0) });
  const etag = (await get(data.imageUrl)).headers.get('etag') ?? '';
  expect(await ask('bytes=0-3', { 'if-range': etag })).toMatchObject({ status: 206 });
  expect(await ask('bytes=0-3', { 'if-range': '"older"' })).toMatchObject({ status: 200 });
  expect((await get(data.imageUrl, { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/media/uploads/none.mp4')).status).toBe(404);
  expect((await get('/media/documents/none.mp4')).status).toBe(404);
  expect((await get('/media/uploads/.hidden.mp4')).status).toBe(404);
});

test('a video has the size of its poster, and the poster stands for it wherever a picture is shown', async () => {
  const poster = (await upload('pictures', await paint('#0f0', 320, 180))).data;
  const file = Buffer.concat([ftyp('isom'), filler]);
  const { data } = await upload(`videos?poster=${encodeURIComponent(poster.imageUrl)}`, file);
  expect(data).toMatchObject({ imageMimeType: 'video/mp4', width: 320, height: 180 });
  for (const format of ['webp', 'avif', 'jpeg'])
    expect(await readMiddle(await fetchBytes(`/_ipx/f_${format},w_320${data.imageUrl}`))).toBe('0,255,0');
  const bare = (await upload('videos', file)).data;
  expect(bare).toMatchObject({ width: 1280, height: 720 });
  expect((await get(`/_ipx/f_webp,w_640${bare.imageUrl}`)).headers.get('content-type')).toBe('image/webp');
  for (const unknown of ['/media/uploads/none.webp', data.imageUrl, '/media/../../etc/passwd', 'https://evil.example/a.webp'])
    expect(await upload(`videos?poster=${encodeURIComponent(unknown)}`, file)).toMatchObject({ status: 422, code: 'UnknownPoster' });
});
