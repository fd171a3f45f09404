/** The parts of an OpenAPI schema that a request needs. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  default?: unknown;
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
  if (schema.anyOf) return inner(schema.anyOf[0] ?? {});
  if (schema.enum) return schema.enum[0];
  const [type = 'string'] = [schema.type].flat();
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, inner(one, key)]));
  if (type in plainValues) return plainValues[type];
  return schema.format === 'uri' ? 'http://si.localhost:4300' : 'x'.repeat(schema.minLength ?? 1);
}

const plainValues: Readonly<Record<string, unknown>> = { object: {}, array: [], integer: 1, number: 1, boolean: false };
