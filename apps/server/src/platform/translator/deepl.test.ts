import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDeeplKey, openLocalDeepl, type LocalDeepl } from '#testing/local-deepl';
import { readConfig } from '../config.ts';
import { openDeepl } from './deepl.ts';
import { openTranslator } from './open-translator.ts';

let deepl: LocalDeepl;

beforeEach(async () => {
  deepl = await openLocalDeepl();
});
afterEach(() => deepl.close());

const request = (texts: string[], more: { to?: string; terms?: { source: string; target: string }[] } = {}) => ({
  ...{ texts, from: 'en-GB', to: 'de-DE', terms: [] },
  ...more,
});
const open = (apiKey = localDeeplKey, timeoutMs?: number) => openDeepl({ apiKey, baseUrl: deepl.url }, timeoutMs);

test('texts are translated in their order, with the key, the languages and the terms of the shop', async () => {
  const translated = await open().translate(request(['Linen shirt', 'Line 1\n\nLine 2 < 3'], { terms: [{ source: 'colour', target: 'Farbe' }] }));
  expect(translated).toEqual(['[DE] Linen shirt', '[DE] Line 1\n\nLine 2 < 3']);
  expect(deepl.requests).toHaveLength(1);
  expect(deepl.requests[0]).toMatchObject({
    path: 'POST /v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${localDeeplKey}`, 'content-type': 'application/json' },
    body: { text: ['Linen shirt', 'Line 1\n\nLine 2 < 3'], source_lang: 'EN', target_lang: 'DE' },
  });
  expect(deepl.requests[0]?.body.context).toContain('colour = Farbe');
});

test('only Portuguese is requested with its region, and Austrian German as German', async () => {
  for (const to of ['pt-PT', 'cs-CZ', 'de-AT']) await open().translate(request(['Shirt'], { to }));
  expect(deepl.requests.map(({ body }) => body.target_lang)).toEqual(['PT-PT', 'CS', 'DE']);
});

test('many and long texts are sent in several requests within the limits of the service', async () => {
  const texts = [...Array.from({ length: 120 }, (_, index) => `Shirt ${index}`), ...Array.from({ length: 6 }, () => 'ж'.repeat(20_000))];
  const translated = await open().translate(request(texts));
  expect(translated).toEqual(texts.map((text) => `[DE] ${text}`));
  expect(Math.max(...deepl.requests.map(({ body }) => body.text.length))).toBeLessThanOrEqual(50);
  expect(Math.max(...deepl.requests.map(({ bytes }) => bytes))).toBeLessThanOrEqual(128 * 1024);
});

test('a busy service is asked again after the time that it names', async () => {
  deepl.refusals = [
    { status: 429, headers: { 'retry-after': '0' } },
    { status: 503, headers: { 'retry-after': '0' } },
  ];
  expect(await open().translate(request(['Shirt']))).toEqual(['[DE] Shirt']);
  expect(deepl.requests).toHaveLength(3);
});

test('a service that stays busy, or asks for a long pause, is reported with the pause', async () => {
  deepl.refusals = Array.from({ length: 3 }, () => ({ status: 429, headers: { 'retry-after': '0' } }));
  await expect(open().translate(request(['Shirt']))).rejects.toMatchObject({ params: { reason: 'busy', retryAfterSeconds: 0 } });
  deepl.refusals = [{ status: 429, headers: { 'retry-after': '60' } }];
  await expect(open().translate(request(['Shirt']))).rejects.toMatchObject({ params: { reason: 'busy', retryAfterSeconds: 60 } });
  expect(deepl.requests).toHaveLength(4);
});

test.each([
  ['a used-up quota', { status: 456, body: '{"message":"Quota exceeded"}' }, 'quota'],
  ['a refused text', { status: 400, body: '{"message":"Bad request"}' }, 'refused'],
  ['an unreadable response', { status: 200, body: '<html>' }, 'unavailable'],
  ['a response with too few translations', { status: 200, body: '{"translations":[]}' }, 'unavailable'],
] as const)('%s is reported and not repeated', async (_, refusal, reason) => {
  deepl.refusals = [refusal];
  await expect(open().translate(request(['Shirt']))).rejects.toMatchObject({ code: 'TranslationFailed', params: { reason } });
  expect(deepl.requests).toHaveLength(1);
});

test('a wrong key, a language that is not offered and a silent service are reported', async () => {
  await expect(open('another-key').translate(request(['Shirt']))).rejects.toMatchObject({ params: { reason: 'access' } });
  await expect(open().translate(request(['Shirt'], { to: 'bn-BD' }))).rejects.toMatchObject({ params: { reason: 'language' } });
  deepl.refusals = ['silence'];
  await expect(open(localDeeplKey, 50).translate(request(['Shirt']))).rejects.toMatchObject({ params: { reason: 'unavailable' } });
  deepl.close();
  await expect(open().translate(request(['Shirt']))).rejects.toMatchObject({ params: { reason: 'unavailable' } });
});

test('the settings select the host by the plan of the key, and without a key there is no service', () => {
  expect(readConfig({}).deepl).toBeUndefined();
  expect(openTranslator(readConfig({}))).toBeUndefined();
  expect(readConfig({ DEEPL_API_KEY: '0123456789:fx' }).deepl?.baseUrl).toBe('https://api-free.deepl.com');
  expect(readConfig({ DEEPL_API_KEY: '0123456789' }).deepl?.baseUrl).toBe('https://api.deepl.com');
  expect(readConfig({ DEEPL_API_KEY: '0123456789', DEEPL_URL: 'http://127.0.0.1:9/' }).deepl?.baseUrl).toBe('http://127.0.0.1:9');
  expect(() => readConfig({ DEEPL_URL: 'https://api.deepl.com' })).toThrow('DEEPL_API_KEY is missing');
});
