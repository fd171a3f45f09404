import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server that speaks the protocol of the Commission's REST API of VIES. */
export interface LocalVies {
  url: string;
  /** What was asked, with path and method. */
  requests: Record<string, string>[];
  /** The answer to the next requests. */
  answer: { status: number; body: unknown };
  close(): void;
}

/** The answers that VIES gives. */
export const viesAnswers = {
  valid: {
    status: 200,
    body: { countryCode: 'SI', vatNumber: '12345678', requestDate: '2026-11-26T10:00:00Z', valid: true, requestIdentifier: 'WAPIAAAAW1' },
  },
  invalid: { status: 200, body: { valid: false, requestIdentifier: '' } },
  /** The register of a member state is closed. */
  closed: { status: 200, body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } },
};

/** Starts the server; it confirms every VAT id at first. */
export async function openLocalVies(): Promise<LocalVies> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      vies.requests.push({ path: request.url ?? '', method: request.method ?? '', ...(JSON.parse(text) as Record<string, string>) });
      response.writeHead(vies.answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(vies.answer.body));
    });
  });
  const vies: LocalVies = { url: '', requests: [], answer: viesAnswers.valid, close: () => server.close() };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vies.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return vies;
}
