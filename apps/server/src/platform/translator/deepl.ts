import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { DeeplSettings } from './translator-settings.ts';
import { TranslationFailed, type TranslationRequest, type Translator } from './translator.ts';

/** Limits of one request: 128 KiB (https://developers.deepl.com/docs/api-reference/translate), and 50 texts as a precaution. */
const [MAX_TEXTS, MAX_BYTES] = [50, 120 * 1024];

/** Time limit in ms for one response. */
const TIMEOUT_MS = 20_000;

/** A request is sent at most this often, if the service is busy. */
const MAX_ATTEMPTS = 3;

/** The longest pause in ms before the next attempt, because a person waits for the response. */
const MAX_PAUSE_MS = 5000;

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });

/**
 * Translates with DeepL's API, `POST /v2/translate`. The texts are sent as plain text, so that line breaks are kept and `<` needs no escaping.
 * @param timeoutMs time limit for one response
 */
export function openDeepl(settings: DeeplSettings, timeoutMs = TIMEOUT_MS): Translator {
  return {
    translate: async (request) => {
      const translated: string[] = [];
      for (const texts of splitTexts(request)) translated.push(...(await translateTexts(settings, { ...request, texts }, timeoutMs)));
      return translated;
    },
  };
}

/** Splits texts into groups that fit into one request. A longer text gets a request of its own. */
function splitTexts({ texts, terms }: TranslationRequest): string[][] {
  const overhead = measure(buildContext(terms)) + 1024;
  const groups: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const last = groups.at(-1);
    const isFull = !last || last.length === MAX_TEXTS || size + measure(text) > MAX_BYTES;
    if (isFull) {
      groups.push([text]);
      size = overhead + measure(text);
    } else {
      last.push(text);
      size += measure(text);
    }
  }
  return groups;
}

const measure = (text: string): number => Buffer.byteLength(JSON.stringify(text)) + 1;

async function translateTexts(settings: DeeplSettings, request: TranslationRequest, timeoutMs: number): Promise<string[]> {
  const body = JSON.stringify({
    text: request.texts,
    source_lang: toDeeplCode(request.from),
    target_lang: toDeeplCode(request.to, { isTarget: true }),
    context: buildContext(request.terms),
  });
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(settings, body, timeoutMs);
    if (response.ok) return readTranslations(await readText(response), request.texts.length);
    const retryAfterSeconds = readRetryAfter(response);
    const pauseMs = retryAfterSeconds === undefined ? 500 * 2 ** attempt : retryAfterSeconds * 1000;
    const canRetry = (response.status === 429 || response.status >= 500) && attempt < MAX_ATTEMPTS && pauseMs <= MAX_PAUSE_MS;
    if (!canRetry) throw toFailure(response.status, retryAfterSeconds, await readText(response));
    await response.body?.cancel();
    await pause(pauseMs);
  }
}

async function send({ apiKey, baseUrl }: DeeplSettings, body: string, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(`${baseUrl}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${apiKey}`, 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new TranslationFailed('unavailable', { cause: error });
  }
}

/** The time limit also applies to the body. */
const readText = (response: Response): Promise<string> =>
  response.text().catch((error: unknown) => {
    throw new TranslationFailed('unavailable', { cause: error });
  });

function readTranslations(text: string, count: number): string[] {
  const answer = answerSchema.safeParse(parseJson(text));
  if (!answer.success || answer.data.translations.length !== count)
    throw new TranslationFailed('unavailable', { cause: new Error(`DeepL's response has not ${count} translations`) });
  return answer.data.translations.map((translation) => translation.text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum number of logged characters of a refusal. */
const MAX_REFUSAL_LENGTH = 300;

function toFailure(status: number, retryAfterSeconds: number | undefined, text: string): TranslationFailed {
  const cause = new Error(`DeepL answered ${status}: ${text.slice(0, MAX_REFUSAL_LENGTH)}`);
  if (status === 401 || status === 403) return new TranslationFailed('access', { cause });
  if (status === 456) return new TranslationFailed('quota', { cause });
  if (status === 429) return new TranslationFailed('busy', { cause, retryAfterSeconds });
  if (status >= 500) return new TranslationFailed('unavailable', { cause, retryAfterSeconds });
  return new TranslationFailed(status === 400 && text.includes('target_lang') ? 'language' : 'refused', { cause });
}

/** Reads a `Retry-After` header in seconds. */
function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

/** Languages for which DeepL distinguishes regions, as target only. */
const regional = new Set(['PT', 'EN']);

/** Converts a BCP 47 tag to DeepL's code: `cs-CZ` is CS, `pt-PT` as target is PT-PT. */
function toDeeplCode(tag: string, { isTarget = false } = {}): string {
  const [language = ''] = tag.toUpperCase().split('-');
  return isTarget && regional.has(language) ? tag.toUpperCase() : language;
}

/** The context influences a translation and is not translated. DeepL does not have to follow it. */
function buildContext(terms: TranslationRequest['terms']): string {
  const list = terms.map(({ source, target }) => `${source} = ${target}`).join('; ');
  return ['Name or description in an online shop for clothing.', ...(list === '' ? [] : [`Terms of the shop: ${list}.`])].join(' ');
}
