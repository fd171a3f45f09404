import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { InvalidInput, ShopError } from '#kit/errors';
import { failure } from '#kit/envelope';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage.ts';

/** Who is signed in, and by which session. */
interface SignedInCaller {
  id: number;
  userTypeId: number;
  sessionId: number;
}

/** Who works in the back office: a person who has shown a second factor, or a merchant's own system with its token. */
export interface StaffCaller {
  /** Null: a system. */
  userId: number | null;
  /** As the audit log names him. */
  name: string;
  /** What he may work on. */
  areas: readonly string[];
  /** Whose products and order lines alone he sees; null: all. */
  vendorId: number | null;
  /** He may look and change nothing. */
  isReadOnly: boolean;
  /** The session that is his; null: a token's. */
  sessionId: number | null;
}

/** Who asks for what is his in the affiliate programme. */
export interface AffiliateCaller {
  id: number;
  userId: number;
  status: 'pending' | 'active' | 'rejected' | 'suspended';
}

/**
 * What every route finds in its context; `user` in the calls that are for somebody signed in, `affiliate` in those of the
 * programme's portal, `staff` in those of the back office.
 */
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

/** A module's routes: bad input becomes InvalidInput, one issue a field. */
export const createRoutes = (): OpenAPIHono<ApiEnv> =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw new InvalidInput(
        result.error.issues.map((issue) => ({ field: issue.path.join('.'), code: issueCode(issue), params: { message: issue.message } })),
      );
    },
  });

/** A custom issue names its own code; zod's own kinds keep theirs. */
const issueCode = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;

/** The one place where an error becomes an answer: the shop's own as they say, all others as 500 without details. */
export function answerError(error: unknown, c: Context<ApiEnv>): Response {
  if (error instanceof ShopError) {
    const { retryAfterSeconds } = error.params;
    if (typeof retryAfterSeconds === 'number') c.header('Retry-After', String(retryAfterSeconds));
    return c.json(failure(error.code, error.message, error.params, error.inBody), error.status);
  }
  c.var.log.error({ err: error, path: c.req.path }, 'request failed');
  return c.json(failure('InternalError', 'Something went wrong.'), 500);
}

const messages = { message: z.string(), messasge: z.string().openapi({ description: "The specification's spelling of `message`; the same text" }) };

/** The schema of a successful answer around `data`. */
export const successOf = <Data extends z.ZodType>(data: Data) => z.object({ isSuccess: z.literal(true), data, ...messages });

export const metaSchema = z.object({ itemCount: z.int(), pageCount: z.int(), page: z.int(), take: z.int() }).openapi('PageMeta');

/** The schema of a successful list answer: a page of `item`s and where it stands. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
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
 * Says of an answer that it is the same for everybody, and of what it is made: it may be kept until one of these is dropped.
 * @param seconds how long it may be kept at most: for what changes by the clock
 */
export function mayBeKept(c: Context<ApiEnv>, tags: readonly string[], seconds = 3600): void {
  c.header('Surrogate-Key', [...new Set(tags)].join(' '));
  c.header('Cache-Control', `public, max-age=0, s-maxage=${seconds}`);
}

/** The JSON body of an answer, for a route's `responses`. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({ description, content: { 'application/json': { schema } } });

/** A body that must be sent, as JSON. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });

/** The failures that any call may answer with. */
export const failures = {
  404: json(failureSchema, 'There is no such thing'),
  409: json(failureSchema, 'It conflicts with what is there'),
  422: json(failureSchema, 'The input is not valid; `params.issues` names each field'),
};

/** The failures of a call that is for somebody signed in. */
export const ownFailures = {
  ...failures,
  401: json(failureSchema, 'Nobody is signed in by this token'),
  403: json(failureSchema, 'Signed in, but not as what this call is for'),
  429: json(failureSchema, 'Too many tries'),
};
