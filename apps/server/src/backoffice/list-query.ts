import { z } from '@hono/zod-openapi';
import { computeOffset, buildPageMeta } from '#kit/paging';
import { MAX_COUNTED, type Counted } from '#platform/requests/count-with-limit';
import { metaSchema } from '#platform/http';
import { maxListRows } from './lists/contract.ts';
import { buildPageFields, textField } from '#platform/request-fields';

/**
 * Returns the query schema of a back office list: a page, one sort column, and the list's filters as JSON; or `ids`, to read the names of
 * referenced records.
 * @param sorts columns that it can be sorted by; the first is the default
 */
export const buildListQuerySchema = <Filter extends z.ZodRawShape, const Sorts extends readonly [string, ...string[]]>(
  filter: Filter,
  sorts: Sorts,
) =>
  z.object({
    ...buildPageFields({ take: 25, maxTake: maxListRows, maxPage: MAX_COUNTED }),
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['asc', 'desc']).default('asc'),
    filter: textField.max(4000).default('{}').transform(readJson).pipe(z.object(filter)).openapi(describeFilter(filter)),
    ids: z
      .string()
      .regex(/^[\w-]+(,[\w-]+)*$/)
      .max(2000)
      .transform((text) => text.split(','))
      .optional()
      .openapi({ type: 'string', description: 'Comma-separated ids; only these records are returned: `3,17`' }),
  });

/** Describes the filter in the OpenAPI document: a text that contains JSON. */
function describeFilter(filter: z.ZodRawShape) {
  const { $schema: _, ...contentSchema } = z.toJSONSchema(z.object(filter), { io: 'input' });
  const names = Object.keys(filter).join(', ');
  return { type: 'string' as const, description: `JSON with any of: ${names}`, contentMediaType: 'application/json', contentSchema };
}

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Not valid JSON', params: { code: 'json' } });
    return z.NEVER;
  }
}

/** Parameters of an operation that lists records. */
export interface AdminListQuery<Filter, Sort extends string> {
  filter: Filter;
  sort: Sort;
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  /** Number of rows to skip, and number of rows to return. */
  offset: number;
  limit: number;
}

interface ListQuery<Filter, Sort extends string> {
  page: number;
  take: number;
  sort: Sort;
  order: 'asc' | 'desc';
  filter: Filter;
  ids?: string[] | undefined;
}

/** Converts a query to the parameters of a list operation. Pages beyond the counting limit are empty. */
export const toAdminListQuery = <Filter, Sort extends string>({ page, take, ...query }: ListQuery<Filter, Sort>): AdminListQuery<Filter, Sort> => {
  const offset = computeOffset({ page, take });
  return { ...query, offset, limit: Math.max(Math.min(take, MAX_COUNTED - offset), 0) };
};

export const adminMetaSchema = metaSchema
  .extend({ isMore: z.boolean().openapi({ description: `True if there are more than ${MAX_COUNTED} records` }) })
  .openapi('AdminPageMeta');

/** Returns the schema of a list's response. */
export const buildAdminListSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ isSuccess: z.literal(true), data: z.array(item), meta: adminMetaSchema, message: z.string(), messasge: z.string() });

/** Builds a list's response. */
export const buildListResponse = <Item>(data: Item[], { itemCount, isMore }: Counted, query: { page: number; take: number }) => ({
  isSuccess: true as const,
  data,
  meta: { ...buildPageMeta(itemCount, query), isMore },
  message: '',
  messasge: '',
});
