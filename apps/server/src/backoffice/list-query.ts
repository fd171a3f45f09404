import { z } from '@hono/zod-openapi';
import { offsetOf, pageMeta } from '#kit/paging';
import { mostCounted, type Counted } from '#platform/count-up-to';
import { metaSchema } from '#platform/http';

const mostATime = 100;

/**
 * What the back office's lists ask with: a page, one column to sort by, and the filters of this list as JSON; or `ids`, for
 * the names of what is referred to.
 * @param sorts columns that it can be sorted by; the first is the usual one
 */
export const listQueryOf = <Filter extends z.ZodRawShape, const Sorts extends readonly [string, ...string[]]>(filter: Filter, sorts: Sorts) =>
  z.object({
    page: z.coerce.number().int().min(1).max(mostCounted).default(1),
    take: z.coerce.number().int().min(1).max(mostATime).default(25),
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['asc', 'desc']).default('asc'),
    filter: z
      .string()
      .max(4000)
      .default('{}')
      .transform(readJson)
      .pipe(z.object(filter))
      .openapi({ type: 'string', description: `JSON with any of: ${Object.keys(filter).join(', ')}` }),
    ids: z
      .string()
      .regex(/^[\w-]+(,[\w-]+)*$/)
      .max(2000)
      .transform((text) => text.split(','))
      .optional()
      .openapi({ type: 'string', description: 'These and no others, in any order: `3,17`' }),
  });

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'This is no JSON', params: { code: 'json' } });
    return z.NEVER;
  }
}

/** What a list's verb takes. */
export interface StaffList<Filter, Sort extends string> {
  filter: Filter;
  sort: Sort;
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  /** Rows to pass over, and rows to answer with. */
  offset: number;
  limit: number;
}

interface AskedList<Filter, Sort extends string> {
  page: number;
  take: number;
  sort: Sort;
  order: 'asc' | 'desc';
  filter: Filter;
  ids?: string[] | undefined;
}

/** From what was asked to what a verb takes. Of what lies further than is counted, nothing is read. */
export const staffList = <Filter, Sort extends string>({ page, take, ...asked }: AskedList<Filter, Sort>): StaffList<Filter, Sort> => {
  const offset = offsetOf({ page, take });
  return { ...asked, offset, limit: Math.max(Math.min(take, mostCounted - offset), 0) };
};

export const staffMetaSchema = metaSchema
  .extend({ isMore: z.boolean().openapi({ description: `There are more than ${mostCounted}: narrow the list down` }) })
  .openapi('StaffPageMeta');

/** The schema of a list's answer. */
export const staffListOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ isSuccess: z.literal(true), data: z.array(item), meta: staffMetaSchema, message: z.string(), messasge: z.string() });

/** A list's answer. */
export const listed = <Item>(data: Item[], { itemCount, isMore }: Counted, asked: { page: number; take: number }) => ({
  isSuccess: true as const,
  data,
  meta: { ...pageMeta(itemCount, asked), isMore },
  message: '',
  messasge: '',
});
