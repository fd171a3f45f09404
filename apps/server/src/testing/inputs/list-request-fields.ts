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

function listFields(schema: z.core.$ZodType, name: string, seen: Set<z.core.$ZodType>): RequestField[] {
  if (seen.has(schema)) return [];
  const inside = new Set([...seen, schema]);
  const list = (one: z.core.$ZodType, part = '') => listFields(one, `${name}${part}`, inside);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, one]) => list(one, `.${key}`));
    case 'array':
      return list(def.element, '[]');
    case 'tuple':
      return def.items.flatMap((one, index) => list(one, `[${index}]`));
    case 'union':
      return def.options.flatMap((one) => list(one));
    case 'intersection':
      return [...list(def.left), ...list(def.right)];
    case 'record':
      // An object with any fields is one value with bounds of its own.
      if (def.valueType._zod.def.type === 'unknown') return [{ name, schema }];
      return [...list(def.keyType, '{key}'), ...list(def.valueType, '{}')];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return list(def.innerType);
    case 'lazy':
      return list(def.getter());
    case 'pipe':
      return isConversion(def.in) ? list(def.out) : isConversion(def.out) ? list(def.in) : [...list(def.in), ...list(def.out)];
    default:
      return [{ name, schema }];
  }
}

const isConversion = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform';
