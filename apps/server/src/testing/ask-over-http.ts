import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An HTTP response as received. */
export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The encoded body. */
  bytes: Buffer;
  text: string;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Sends a request like a browser, with any Host header, which `fetch` does not allow. */
export function askOverHttp(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, method, headers: { host: `si.localhost:${port}`, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: (decode && bytes.length > 0 ? decode(bytes) : bytes).toString(),
        });
      });
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
