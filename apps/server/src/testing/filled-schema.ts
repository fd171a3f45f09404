/** The parts of an OpenAPI schema that a request needs. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  minItems?: number;
  minimum?: number;
  default?: unknown;
  /** Of a text that contains JSON. */
  contentSchema?: Schema;
}

/**
 * Returns a value that matches a schema. Known values have precedence over the schema.
 * @param known values by property name
 */
export function fillSchema(schema: Schema, schemas: Readonly<Record<string, Schema>>, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (name in known) return known[name];
  const inner = (one: Schema, of = name): unknown => fillSchema(one, schemas, known, of);
  if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => inner(one))) as unknown;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return inner(options[0] ?? {});
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, inner(one, key)]));
  if (schema.items && !schema.enum) return Array.from({ length: schema.minItems ?? 0 }, () => inner(schema.items ?? {}));
  return fillPlain(schema);
}

/** Returns a value without parts. */
function fillPlain({ const: only, enum: listed, type: types, minimum = 1, minLength = 1, format = '' }: Schema): unknown {
  if (only !== undefined) return only;
  if (listed) return listed[0];
  const [type = 'string'] = [types].flat();
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (type in plainValues) return plainValues[type];
  return formatted[format] ?? 'x'.repeat(minLength);
}

const plainValues: Readonly<Record<string, unknown>> = { object: {}, array: [], boolean: false };
const formatted: Readonly<Record<string, string>> = {
  uri: 'http://si.localhost:4300',
  email: 'ana@example.si',
  date: '2026-11-02',
  'date-time': '2026-11-02T10:00:00Z',
  uuid: '2f1d7a52-6d5b-4a2e-9c8e-0a1b2c3d4e5f',
};
