import type { RouteConfig, z } from '@hono/zod-openapi';

/** A field that a request can contain: a value without further parts. */
export interface RequestField {
  /** Call and path of the field, such as `POST /carts body.lines[].quantity`. */
  name: string;
  schema: z.core.$ZodType;
}

/** Lists every field of the path, query, headers and JSON body of a call, in objects, lists, unions and records too. */
export function listRequestFields({ method, path, request = {} }: RouteConfig): RequestField[] {
  const call = `${method.toUpperCase()} ${path}`;
  const content = request.body?.content['application/json'];
  const json = content && 'schema' in content ? content.schema : undefined;
  const parts = { path: request.params, query: request.query, header: [request.headers].flat()[0], body: json };
  return Object.entries(parts).flatMap(([place, schema]) => (isZod(schema) ? listFields(schema, `${call} ${place}`, new Set()) : []));
}

const isZod = (schema: unknown): schema is z.core.$ZodType => typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Kinds of schemas around one other schema. */
const wrappers: ReadonlySet<string> = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch']);

function listFields(schema: z.core.$ZodType, name: string, seen: Set<z.core.$ZodType>): RequestField[] {
  if (seen.has(schema)) return [];
  const parts = listParts(schema);
  const inside = new Set([...seen, schema]);
  return parts ? parts.flatMap(([part, one]) => listFields(one, name + part, inside)) : [{ name, schema }];
}

/** Returns the schemas inside a schema with their names; undefined for a value without parts. */
function listParts(schema: z.core.$ZodType): [string, z.core.$ZodType][] | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (wrappers.has(def.type) && 'innerType' in def) return [['', def.innerType]];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([key, one]) => [`.${key}`, one]);
    case 'array':
      return [['[]', def.element]];
    case 'tuple':
      return def.items.map((one, index) => [`[${index}]`, one]);
    case 'union':
      return def.options.map((one) => ['', one]);
    case 'record':
      // An object with any fields is one value with bounds of its own.
      return def.valueType._zod.def.type === 'unknown'
        ? undefined
        : [
            ['{key}', def.keyType],
            ['{}', def.valueType],
          ];
    case 'pipe':
      return [def.in, def.out].filter((one) => !isConversion(one)).map((one) => ['', one]);
    default:
      return undefined;
  }
}

const isConversion = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform';
