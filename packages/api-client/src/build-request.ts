import type { CallName } from './calls.ts';

/** Any input of a call; {@link Input} is the input of a named call. */
export interface AnyInput {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
  file?: Blob;
}

/**
 * Returns the method and the address below `/api` of a call: `GET /carts/{id}` with `{ path: { id: 'a/b' } }` is `GET` and `/carts/a%2Fb`.
 * Query parameters that are undefined or empty are left out; an object, such as the filter of a list, is sent as JSON.
 */
export function buildAddress(name: CallName, { path = {}, query = {} }: AnyInput = {}): { method: string; address: string } {
  const [method = '', template = ''] = name.split(' ');
  const values = new Map<string, unknown>(Object.entries(path));
  return { method, address: template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values.get(key)))) + formatQuery(query) };
}

function formatQuery(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length
    ? `?${new URLSearchParams(given.map(([key, value]): [string, string] => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)])).toString()}`
    : '';
}
