import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface DeeplBody {
  text: string[];
  source_lang: string;
  target_lang: string;
  context: string;
}

/** A response that the server gives instead of a translation. */
interface Refusal {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A local server that speaks `POST /v2/translate` of DeepL's API. It translates "Linen shirt" to German as "[DE] Linen shirt". */
export interface LocalDeepl {
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders; body: DeeplBody; bytes: number }[];
  /** The responses to the next requests; afterwards it translates. */
  refusals: (Refusal | 'silence')[];
  close: () => void;
}

/** The only key that the server accepts. */
export const localDeeplKey = 'test-key-0001:fx';

/** The target languages that DeepL's documentation listed in 2025, among those of the shop. */
const targets = new Set(['BG', 'CS', 'DE', 'EL', 'ES', 'HU', 'IT', 'LT', 'PL', 'PT-PT', 'RO', 'SK', 'SL']);

export async function openLocalDeepl(): Promise<LocalDeepl> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      const body = JSON.parse(bytes.toString()) as DeeplBody;
      deepl.requests.push({ path: `${request.method} ${request.url}`, headers: request.headers, body, bytes: bytes.length });
      const refusal = deepl.refusals.shift() ?? findRefusal(request.headers, body, bytes.length);
      if (refusal === 'silence') return;
      const { status, headers = {}, body: text } = refusal ?? { status: 200, body: JSON.stringify(translate(body)) };
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
    });
  });
  const deepl: LocalDeepl = {
    url: '',
    requests: [],
    refusals: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  deepl.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return deepl;
}

function findRefusal({ authorization }: IncomingHttpHeaders, { text, target_lang: target }: DeeplBody, bytes: number): Refusal | undefined {
  if (authorization !== `DeepL-Auth-Key ${localDeeplKey}`) return { status: 403 };
  if (bytes > 128 * 1024) return { status: 413 };
  if (text.length > 50) return { status: 400, body: '{"message":"Too many texts"}' };
  return targets.has(target) ? undefined : { status: 400, body: `{"message":"Value for 'target_lang' not supported."}` };
}

const translate = ({ text, target_lang: target }: DeeplBody) => ({
  translations: text.map((each) => ({ detected_source_language: 'EN', text: `[${target}] ${each}` })),
});
