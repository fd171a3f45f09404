import { fillSchema, type Schema } from '../filled-schema.ts';

/** A call in the OpenAPI document. */
export interface DocumentedCall {
  method: string;
  /** With `/api` and names in braces. */
  path: string;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** A request of a call in which one value is hostile. */
export interface HostileRequest {
  /** The value that is hostile, such as `body.email`. */
  place: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Values of the wrong type, out of range, too long, refused by PostgreSQL, or the id of no record. Each is sent in the place of every value. */
export const hostileValues: readonly unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  2147483648,
  -2147483649,
  9007199254740992,
  999_999_999,
  1e308,
  -1,
  0,
  1.5,
  'a',
  '',
  ' ',
  'x'.repeat(70_000),
  "'; drop table users; --",
  '%',
  '%00',
  '%ED%A0%80',
  '../../../../etc/passwd',
  '0000-00-00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '\u202e\u200b\ufeff',
  null,
  true,
  [],
  {},
  [null],
  { __proto__: null, constructor: { prototype: 1 } },
  'javascript://localhost/%0aalert(1)',
  'NaN',
  '1e400',
];

/** Whole bodies that are no sensible object. */
const hostileBodies: readonly (string | Uint8Array)[] = [
  'null',
  '[]',
  '1',
  '"text"',
  '{',
  '{"__proto__":{"isAdmin":true},"constructor":1}',
  '['.repeat(50_000) + ']'.repeat(50_000),
  '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
];

/** Path parameters beyond {@link hostileValues}: they are sent as they are. */
const hostileParts = ['%00', 'a%00b', '%ED%A0%80', '%', '%2e%2e%2f', '2147483648', '-1', '0', 'a', '99999999999999999999', 'x'.repeat(3000)];
/** Query parameters that may be sent with any call. */
const hostileQueries = [
  'ids=a',
  'ids=,',
  'ids=2147483648',
  'ids=%00',
  'page=2147483648',
  'page=0&take=100000',
  'filter={',
  'filter=[]',
  'filter=%00',
  'sort=x',
  'q=%00',
  '__proto__=1',
];

/** Builds requests of a call from values that it accepts, each with one hostile value. */
export function buildHostileRequests(
  call: DocumentedCall,
  schemas: Readonly<Record<string, Schema>>,
  known: Readonly<Record<string, unknown>>,
): HostileRequest[] {
  const { method, parameters = [] } = call;
  const schema = call.requestBody?.content['application/json']?.schema;
  const valid = schema && fillSchema(schema, schemas, known);
  const plain = { method, path: buildPath(call, known), headers: {} as Record<string, string> };
  const query = buildQuery(call, schemas, known);
  const withQuery = (path: string, search: string) => (search ? `${path}?${search}` : path);
  const ofBody = (body: string | Uint8Array): Omit<HostileRequest, 'place'> => ({
    ...plain,
    path: withQuery(plain.path, query.toString()),
    headers: { 'content-type': 'application/json' },
    body,
  });
  const whole: Omit<HostileRequest, 'place'> =
    valid === undefined ? { ...plain, path: withQuery(plain.path, query.toString()) } : ofBody(JSON.stringify(valid));
  const paths = parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name }) =>
      hostileParts.map((part) => ({ ...whole, place: `path.${name}`, path: withQuery(buildPath(call, known, { [name]: part }), query.toString()) })),
    );
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) =>
      listQueryTexts(parameter.schema, schemas, known).map((text) => {
        const changed = new URLSearchParams(query);
        changed.set(parameter.name, text);
        return { ...whole, place: `query.${parameter.name}`, path: withQuery(plain.path, changed.toString()) };
      }),
    );
  const anyQueries = method === 'GET' ? hostileQueries.map((text) => ({ ...whole, place: 'query', path: withQuery(plain.path, text) })) : [];
  const fields =
    valid === undefined ? [] : listChanges(valid).map(({ place, value }) => ({ place: `body${place}`, ...ofBody(JSON.stringify(value)) }));
  const bodies = valid === undefined ? [] : hostileBodies.map((body) => ({ place: 'body', ...ofBody(body) }));
  return [{ ...whole, place: 'none' }, ...paths, ...queries, ...anyQueries, ...fields, ...bodies];
}

function buildPath({ path }: DocumentedCall, known: Readonly<Record<string, unknown>>, raw: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => raw[name] ?? encodeURIComponent((known[name] as string | number | undefined) ?? 1));
}

function buildQuery(
  { parameters = [] }: DocumentedCall,
  schemas: Readonly<Record<string, Schema>>,
  known: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  return new URLSearchParams(required.map(({ name, schema }): [string, string] => [name, String(fillSchema(schema, schemas, known, name))]));
}

/** Returns hostile texts for a query parameter; for one that contains JSON, with each of its fields hostile. */
function listQueryTexts(schema: Schema, schemas: Readonly<Record<string, Schema>>, known: Readonly<Record<string, unknown>>): string[] {
  // Half of a surrogate pair cannot be in a URL: `URLSearchParams` replaces it.
  const texts = hostileValues.map((value) => (typeof value === 'string' ? value.slice(0, 9000) : JSON.stringify(value)));
  if (!schema.contentSchema) return texts;
  return [...texts, ...listChanges(fillSchema(schema.contentSchema, schemas, known)).map(({ value }) => JSON.stringify(value))];
}

/** Returns copies of a JSON value in each of which one part is a hostile value. */
function listChanges(value: unknown, place = ''): { place: string; value: unknown }[] {
  if (Array.isArray(value)) {
    const items = value as unknown[];
    return [
      ...hostileValues.map((hostile) => ({ place: `${place}[]`, value: [hostile] })),
      ...items.flatMap((item, index) =>
        listChanges(item, `${place}[${index}]`).map((change) => ({ ...change, value: items.with(index, change.value) })),
      ),
    ];
  }
  if (typeof value !== 'object' || value === null) return hostileValues.map((hostile) => ({ place, value: hostile }));
  const entries = Object.entries(value as Record<string, unknown>);
  return [
    { place, value: Object.fromEntries([...entries, ['unknownField', 'x']]) },
    ...entries.flatMap(([key, part]) =>
      listChanges(part, `${place}.${key}`).map((change) => ({ ...change, value: { ...(value as Record<string, unknown>), [key]: change.value } })),
    ),
  ];
}
