import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import type { StaffArea } from '#modules/accounts';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { assertUnchanged, change } from './change.ts';
import { RecordNotFound } from './errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema, type AdminListQuery } from './list-query.ts';
import { numberedPath, revisionField } from './record-call.ts';
import { computeRevision } from './revision.ts';
import { adminCall } from './admin-call.ts';

/** Common settings of all routes for one kind of record. */
interface RecordKind {
  /** Path below `/api/admin`: `collections`. */
  path: string;
  /** Singular name for the audit log and error messages: `collection`. */
  noun: string;
  /** Singular name in the API documentation, if it differs from the noun. */
  label?: string;
  /** Heading of its routes in the API documentation. */
  tag: string;
  area: StaffArea;
  /** Vendors and sellers may read all records but change none. */
  isForVendorsToRead?: boolean;
}

interface ListOperations<Filter extends z.ZodRawShape, Sorts extends SortNames> extends RecordKind {
  filter: Filter;
  /** The first is the default. */
  sorts: Sorts;
  row: z.ZodType;
  list: (db: Db, query: AdminListQuery<z.infer<z.ZodObject<Filter>>, Sorts[number]>) => Promise<{ rows: object[]; count: Counted }>;
}

interface EditOperations<Form extends z.ZodObject, Shown extends { id: number }> extends RecordKind {
  form: Form;
  /** Includes the revision and what {@link readExtras} adds. */
  record: z.ZodType;
  /** Returns the fields of the form, from which the revision is made. */
  read: (db: Db, id: number) => Promise<Shown | undefined>;
  /** Returns further data that changes by itself. */
  readExtras?: (db: Db, shown: Shown) => Promise<object>;
  lock: (tx: Tx, id: number) => Promise<void>;
  /** @param id null: a new one. @returns its id */
  save: (tx: Tx, id: number | null, form: z.infer<Form>) => Promise<number>;
  remove?: (tx: Tx, id: number) => Promise<void>;
}

type SortNames = readonly [string, ...string[]];

/** Operations of a module to list, open, create, save and optionally delete records. */
export interface Records<Filter extends z.ZodRawShape, Sorts extends SortNames, Form extends z.ZodObject, Shown extends { id: number }>
  extends ListOperations<Filter, Sorts>, EditOperations<Form, Shown> {}

/**
 * Creates the routes of {@link Records} for staff with access to the area. Each change gets an audit log entry and never overwrites a simultaneous
 * change.
 */
export function createRecordRoutes<
  Filter extends z.ZodRawShape,
  const Sorts extends SortNames,
  Form extends z.ZodObject,
  Shown extends { id: number },
>(records: Records<Filter, Sorts, Form, Shown>): OpenAPIHono<ApiEnv> {
  // This code is generic, so only the schemas know the types of requests and responses. Hence `never` below.
  const routes = createRoutes();
  addListRoute(routes, records);
  addReadRoute(routes, records);
  addCreateRoute(routes, records);
  addUpdateRoute(routes, records);
  if (records.remove) addRemoveRoute(routes, records, records.remove);
  return routes;
}

function addListRoute<Filter extends z.ZodRawShape, Sorts extends SortNames>(
  routes: OpenAPIHono<ApiEnv>,
  records: ListOperations<Filter, Sorts>,
): void {
  const route = createRoute({
    method: 'get',
    path: `/${records.path}`,
    tags: [records.tag],
    summary: `List ${getPluralLabel(records)}`,
    ...buildReadCall(records),
    request: { query: buildListQuerySchema(records.filter, records.sorts) },
    responses: { 200: json(buildAdminListSchema(records.row), `A page of ${getPluralLabel(records)}`), ...customerFailures },
  });
  routes.openapi(route, async (c) => {
    const query = c.req.valid('query') as unknown as Parameters<typeof toAdminListQuery<z.infer<z.ZodObject<Filter>>, Sorts[number]>>[0];
    const { rows, count } = await records.list(c.var.db, toAdminListQuery(query));
    return c.json(buildListResponse(rows, count, query), 200);
  });
}

function addReadRoute<Form extends z.ZodObject, Shown extends { id: number }>(
  routes: OpenAPIHono<ApiEnv>,
  records: EditOperations<Form, Shown>,
): void {
  const route = createRoute({
    method: 'get',
    path: `/${records.path}/{id}`,
    tags: [records.tag],
    summary: `Get ${getLabelWithArticle(records)}`,
    ...buildReadCall(records),
    request: { params: numberedPath },
    responses: buildRecordResponses(records),
  });
  routes.openapi(route, async (c) => {
    const shown = await getRecord(c.var.db, records, c.req.valid('param').id);
    return c.json(success(await buildShownRecord(c.var.db, records, shown)), 200) as never;
  });
}

function addCreateRoute<Form extends z.ZodObject, Shown extends { id: number }>(
  routes: OpenAPIHono<ApiEnv>,
  records: EditOperations<Form, Shown>,
): void {
  const { path, noun, tag, area, save } = records;
  const route = createRoute({
    method: 'post',
    path: `/${path}`,
    tags: [tag],
    summary: `Create ${getLabelWithArticle(records)}`,
    ...adminCall(area),
    request: { body: jsonBody(records.form) },
    responses: buildRecordResponses(records),
  });
  routes.openapi(route, async (c) => {
    const form = c.req.valid('json' as never) as z.infer<Form>;
    const made = await change(c, async (tx, note) => {
      const after = await getRecord(tx, records, await save(tx, null, form));
      await note({ action: `${noun}.create`, subject: noun, subjectId: after.id, after });
      return buildShownRecord(tx, records, after);
    });
    return c.json(success(made), 200);
  });
}

function addUpdateRoute<Form extends z.ZodObject, Shown extends { id: number }>(
  routes: OpenAPIHono<ApiEnv>,
  records: EditOperations<Form, Shown>,
): void {
  const { path, noun, tag, area, lock, save } = records;
  const route = createRoute({
    method: 'put',
    path: `/${path}/{id}`,
    tags: [tag],
    summary: `Update ${getLabelWithArticle(records)}`,
    ...adminCall(area),
    request: { params: numberedPath, body: jsonBody(records.form.extend(revisionField)) },
    responses: buildRecordResponses(records),
  });
  routes.openapi(route, async (c) => {
    const { id } = c.req.valid('param' as never) as { id: number };
    const { revision, ...rest } = c.req.valid('json' as never) as z.infer<Form> & { revision: string };
    const form = rest as unknown as z.infer<Form>;
    const saved = await change(c, async (tx, note) => {
      await lock(tx, id);
      const before = await getRecord(tx, records, id);
      await assertUnchanged(tx, revision, noun, before);
      await save(tx, id, form);
      const after = await getRecord(tx, records, id);
      await note({ action: `${noun}.update`, subject: noun, subjectId: id, before, after });
      return buildShownRecord(tx, records, after);
    });
    return c.json(success(saved), 200) as never;
  });
}

function addRemoveRoute<Form extends z.ZodObject, Shown extends { id: number }>(
  routes: OpenAPIHono<ApiEnv>,
  records: EditOperations<Form, Shown>,
  remove: (tx: Tx, id: number) => Promise<void>,
): void {
  const { path, noun, tag, area, lock } = records;
  const route = createRoute({
    method: 'delete',
    path: `/${path}/{id}`,
    tags: [tag],
    summary: `Delete ${getLabelWithArticle(records)}`,
    ...adminCall(area),
    request: { params: numberedPath },
    responses: { 200: json(buildSuccessSchema(z.object({ id: z.int() })), `The id of the deleted ${getLabel(records)}`), ...customerFailures },
  });
  routes.openapi(route, async (c) => {
    const { id } = c.req.valid('param');
    await change(c, async (tx, note) => {
      await lock(tx, id);
      const before = await getRecord(tx, records, id);
      await remove(tx, id);
      await note({ action: `${noun}.delete`, subject: noun, subjectId: id, before });
    });
    return c.json(success({ id }), 200);
  });
}

const buildReadCall = ({ area, isForVendorsToRead = false }: RecordKind) => adminCall(area, { isForVendors: isForVendorsToRead });

const buildRecordResponses = (records: RecordKind & { record: z.ZodType }) => ({
  200: json(buildSuccessSchema(records.record), `The ${getLabel(records)}`),
  ...customerFailures,
});

/** Returns the singular English name of a record: `affiliate group`. */
const getLabel = ({ noun, label = noun.replaceAll('-', ' ') }: RecordKind): string => label;

const getLabelWithArticle = (kind: RecordKind): string => {
  const label = getLabel(kind);
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
};

const getPluralLabel = (kind: RecordKind): string => {
  const label = getLabel(kind);
  return label.endsWith('y') ? `${label.slice(0, -1)}ies` : `${label}s`;
};

/** @throws RecordNotFound */
async function getRecord<Form extends z.ZodObject, Shown extends { id: number }>(
  db: Db,
  { read, noun }: EditOperations<Form, Shown>,
  id: number,
): Promise<Shown> {
  const found = await read(db, id);
  if (!found) throw new RecordNotFound(noun);
  return found;
}

const buildShownRecord = async <Form extends z.ZodObject, Shown extends { id: number }>(
  db: Db,
  { readExtras }: EditOperations<Form, Shown>,
  shown: Shown,
) => ({ ...shown, ...(await readExtras?.(db, shown)), revision: computeRevision(shown) });
