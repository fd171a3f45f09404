import { Agent, request } from 'node:http';

/** A response of the shop. */
export interface PageResponse {
  status: number;
  location: string | undefined;
  type: string;
  text: string;
}

export interface RequestOptions {
  port: number;
  /** Two-letter host name: `si` is `si.localhost`. */
  host: string;
  path: string;
  method?: string;
  cookies?: Readonly<Record<string, string>>;
  token?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Timeout in ms. */
const timeoutMs = 60_000;
let callers = 0;

/** Sends a request from a separate network address. It goes to 127.0.0.1 with a Host header because Node does not resolve `*.localhost`. */
export function ask({ port, host, path, method = 'GET', cookies = {}, token, headers: further = {}, body }: RequestOptions): Promise<PageResponse> {
  callers += 1;
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const headers = {
    host: `${host}.localhost:${port}`,
    accept: 'text/html, */*',
    'x-forwarded-for': `10.77.${(callers >> 8) & 255}.${callers & 255}`,
    ...(cookie && { cookie }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...further,
  };
  return new Promise((answered, failed) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, method, headers, agent, timeout: timeoutMs }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: given } = response;
        answered({ status, location: given.location, type: given['content-type'] ?? '', text: Buffer.concat(parts).toString() });
      });
      response.on('error', failed);
    });
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`${host} ${path} took longer than ${timeoutMs} ms`)));
    clientRequest.on('error', failed);
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Calls the API. @returns the `data` of the response @throws if the call fails */
export async function call<Data>(options: Omit<RequestOptions, 'host'> & { host?: string }): Promise<Data> {
  const { status, text } = await ask({ host: 'si', ...options, path: `/api/${options.path}` });
  if (status >= 400) throw new Error(`${options.path}: ${status} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}
