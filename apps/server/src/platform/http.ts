import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { InvalidInput, ShopError } from '#kit/errors';
import { failure } from '#kit/envelope';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage/storage.ts';

/** The signed-in user and the session. */
interface SignedInCaller {
  id: number;
  userTypeId: number;
  sessionId: number;
}

/** A caller in the back office: a user with a second factor, or a merchant's own system with a token. */
export interface StaffCaller {
  /** Null for a system. */
  userId: number | null;
  /** Name in the audit log. */
  name: string;
  /** The staff areas that the caller may use. */
  areas: readonly string[];
  /** The vendor whose products and order lines the caller is limited to; null: all. */
  vendorId: number | null;
  /** Whether the caller may read but not change anything. */
  isReadOnly: boolean;
  /** The caller's session; null for a token. */
  sessionId: number | null;
  /** When the caller entered their second factor; null for a token. */
  signedInAt: Date | null;
}

/** A caller in the affiliate portal. */
export interface AffiliateCaller {
  id: number;
  userId: number;
  status: 'pending' | 'active' | 'rejected' | 'suspended';
  /** IANA time zone of the dates that the affiliate sees. */
  timeZone: string;
}

/** The context of every route: `user` in routes for signed-in users, `affiliate` in the affiliate portal, `staff` in the back office. */
export interface ApiEnv {
  Variables: {
    db: Db;
    config: Config;
    storage: Storage;
    log: Log;
    requestId: string;
    user?: SignedInCaller;
    affiliate?: AffiliateCaller;
    staff?: StaffCaller;
  };
}

/** Creates the router of a module. Invalid input becomes InvalidInput with one issue per field. */
export const createRoutes = (): OpenAPIHono<ApiEnv> =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw new InvalidInput(
        result.error.issues.map((issue) => ({ field: issue.path.join('.'), code: getIssueCode(issue), params: { message: issue.message } })),
      );
    },
  });

/** Returns the code of a validation issue. A custom issue has its own code; other issues keep zod's code. */
const getIssueCode = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;

/**
 * Converts an error to a response, for all routes. Returns the shop's own errors unchanged, and all others as 500 without details. A violated
 * constraint is also a 500, unless the operation names it with `withConflicts`.
 */
export function answerError(error: unknown, c: Context<ApiEnv>): Response {
  if (error instanceof ShopError) {
    // A provider may reject a request because of the shop's own account. The shopper's response omits that reason, so staff need the log line.
    if (error.cause !== undefined) c.var.log.warn({ err: error, path: c.req.path }, 'request refused because of another fault');
    const { retryAfterSeconds } = error.params;
    if (typeof retryAfterSeconds === 'number') c.header('Retry-After', String(retryAfterSeconds));
    return c.json(failure(error.code, error.message, error.params, error.inBody), error.status);
  }
  c.var.log.error({ err: error, path: c.req.path }, 'request failed');
  return c.json(failure('InternalError', 'Something went wrong.'), 500);
}

const messages = { message: z.string(), messasge: z.string().openapi({ description: "The specification's spelling of `message`; the same text" }) };

/** Returns the schema of a successful response with `data`. */
export const buildSuccessSchema = <Data extends z.ZodType>(data: Data) => z.object({ isSuccess: z.literal(true), data, ...messages });

export const metaSchema = z.object({ itemCount: z.int(), pageCount: z.int(), page: z.int(), take: z.int() }).openapi('PageMeta');

/** Returns the schema of a successful list response: a page of `item`s with its position. */
export const buildListSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ isSuccess: z.literal(true), data: z.array(item), meta: metaSchema, ...messages });

export const failureSchema = z
  .object({
    isSuccess: z.literal(false),
    code: z.string(),
    params: z.record(z.string(), z.unknown()),
    status: z.int().optional(),
    slugWrong: z.boolean().optional(),
    ...messages,
  })
  .openapi('Failure');

/**
 * Marks a response as the same for everyone and cacheable until one of the tags is dropped.
 * @param seconds maximum cache time, for content that changes with the clock
 */
export function setCacheTags(c: Context<ApiEnv>, tags: readonly string[], seconds = 3600): void {
  c.header('Surrogate-Key', [...new Set(tags)].join(' '));
  c.header('Cache-Control', `public, max-age=0, s-maxage=${seconds}`);
}

/**
 * Returns the schema of a value or null, for schemas with a name in the OpenAPI document. `.nullable()` would make the named schema itself nullable
 * there (https://github.com/asteasolutions/zod-to-openapi/issues/258).
 */
export const makeNullable = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);

/** Describes the JSON body of a response, for a route's `responses`. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({ description, content: { 'application/json': { schema } } });

/** Describes a required JSON body. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });

/** Describes a required body that is a file. It is not validated: the route reads it. */
export const fileBody = (...types: string[]) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, { schema: z.string().openapi({ format: 'binary' }) }])),
});

/** The error responses of any route. */
export const failures = {
  404: json(failureSchema, 'The resource does not exist'),
  409: json(failureSchema, 'The request conflicts with the current state'),
  422: json(failureSchema, 'The input is invalid; `params.issues` lists the fields'),
};

/** The error responses of a route for signed-in users. */
export const customerFailures = {
  ...failures,
  401: json(failureSchema, 'The session token is missing, invalid or expired'),
  403: json(failureSchema, 'The caller does not have permission for this request'),
  429: json(failureSchema, 'Too many requests'),
};

/** The context of a route whose path has the parameters `Params`, for functions that several routes call. */
export type PathContext<Params> = Context<ApiEnv, string, { out: { param: Params } }>;
