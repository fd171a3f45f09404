/** A schema of the OpenAPI document, as far as a request needs it. */
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
 * A value that fits a schema. What a name stands for goes before what its schema would allow.
 * @param known values by the name of their property
 */
export function filled(schema: Schema, schemas: Readonly<Record<string, Schema>>, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (name in known) return known[name];
  const inner = (one: Schema, of = name): unknown => filled(one, schemas, known, of);
  if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => inner(one))) as unknown;
  if (schema.anyOf) return inner(schema.anyOf[0] ?? {});
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, inner(one, key)]));
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  return schema.format === 'uri' ? 'http://si.localhost:4300' : 'x'.repeat(schema.minLength ?? 1);
}
