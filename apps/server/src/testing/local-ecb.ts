import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server with the files of the European Central Bank. */
export interface LocalEcb {
  url: string;
  /** The paths of the requests. */
  requests: string[];
  /** The response to the next requests. */
  response: { status: number; body: string };
  close(): void;
}

/** Rates by day, as the bank publishes them. */
export type RatesByDay = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Writes rates in the bank's format. The file of a day has single quotes, the one of 90 days has double quotes. */
export function writeEcbFile(rates: RatesByDay, quote: "'" | '"' = "'"): string {
  const attribute = (name: string, value: string) => `${name}=${quote}${value}${quote}`;
  const days = Object.entries(rates).map(([day, units]) => {
    const cubes = Object.entries(units).map(([currency, rate]) => `\t\t\t<Cube ${attribute('currency', currency)} ${attribute('rate', rate)}/>\n`);
    return `\t\t<Cube ${attribute('time', day)}>\n${cubes.join('')}\t\t</Cube>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${days.join('')}\t</Cube>
</gesmes:Envelope>`;
}

/** Starts the server without rates. */
export async function openLocalEcb(): Promise<LocalEcb> {
  const server = createServer((request, response) => {
    ecb.requests.push(request.url ?? '');
    response.writeHead(ecb.response.status, { 'content-type': 'text/xml' }).end(ecb.response.body);
  });
  const ecb: LocalEcb = { url: '', requests: [], response: { status: 404, body: '' }, close: () => server.close() };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ecb.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return ecb;
}
