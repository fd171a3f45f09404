import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import type { StaffArea } from '#modules/accounts';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { assertUnchanged, change } from './change.ts';
import { RecordNotFound } from './errors.ts';
import { listed, buildListQuerySchema, toAdminListQuery, buildAdminListSchema, type AdminListQuery } from './list-query.ts';
import { numberedPath, revisionField } from './record-call.ts';
import { computeRevision } from './revision.ts';
import { adminCall } from './admin-call.ts';

/** Operations of a module to list, open, create, save and optionally delete records. */
export interface Records<
  Filter extends z.ZodRawShape,
  Sorts extends readonly [string, ...string[]],
  Form extends z.ZodObject,
  Shown extends { id: number },
> {
  /** Path below `/api/admin`: `collections`. */
  path: string;
  /** Singular name for the audit log and error messages: `collection`. */
  thing: string;
  /** Heading of its calls in the documentation. */
  tag: string;
  area: StaffArea;
  /** Vendors and sellers may read all records but change none. */
  isForVendorsToRead?: boolean;
  filter: Filter;
  /** The first is the default. */
  sorts: Sorts;
  row: z.ZodType;
  form: Form;
  /** Includes the revision and what {@link readExtras} adds. */
  record: z.ZodType;
  list: (db: Db, asked: AdminListQuery<z.infer<z.ZodObject<Filter>>, Sorts[number]>) => Promise<{ rows: object[]; count: Counted }>;
  /** Returns the fields of the form, from which the revision is made. */
  read: (db: Db, id: number) => Promise<Shown | undefined>;
  /** Returns further data that changes by itself. */
  readExtras?: (db: Db, shown: Shown) => Promise<object>;
  lock: (tx: Tx, id: number) => Promise<void>;
  /** @param id null: a new one. @returns its id */
  save: (tx: Tx, id: number | null, form: z.infer<Form>) => Promise<number>;
  remove?: (tx: Tx, id: number) => Promise<void>;
}

/**
 * Creates the calls of {@link Records}: all for staff of the area, each change with its audit log entry, and without overwriting simultaneous
 * changes.
 */
export function recordRoutes<
  Filter extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
  Form extends z.ZodObject,
  Shown extends { id: number },
>(records: Records<Filter, Sorts, Form, Shown>): OpenAPIHono<ApiEnv> {
  const { path, thing, tag, area, read, lock, save, remove, readExtras } = records;
  const tags = [tag];
  const look = adminCall(area, { isForVendors: records.isForVendorsToRead ?? false });
  const write = adminCall(area);
  const answer = { 200: json(buildSuccessSchema(records.record), `The ${thing}`), ...customerFailures };
  // The types of requests and responses are known to the schemas only, because this code is generic: hence `never`.
  const routes = createRoutes();

  const readOrRefuse = async (db: Db, id: number): Promise<Shown> => {
    const found = await read(db, id);
    if (!found) throw new RecordNotFound(thing);
    return found;
  };
  const buildShownRecord = async (db: Db, shown: Shown) => ({ ...shown, ...(await readExtras?.(db, shown)), revision: computeRevision(shown) });

  const listRoute = createRoute({
    method: 'get',
    path: `/${path}`,
    tags,
    summary: `List records of ${path}`,
    ...look,
    request: { query: buildListQuerySchema(records.filter, records.sorts) },
    responses: { 200: json(buildAdminListSchema(records.row), 'A page of them'), ...customerFailures },
  });
  routes.openapi(listRoute, async (c) => {
    const asked = c.req.valid('query') as unknown as Parameters<typeof toAdminListQuery<z.infer<z.ZodObject<Filter>>, Sorts[number]>>[0];
    const { rows, count } = await records.list(c.var.db, toAdminListQuery(asked));
    return c.json(listed(rows, count, asked), 200);
  });

  const one = createRoute({
    method: 'get',
    path: `/${path}/{id}`,
    tags,
    summary: `Get one record: ${thing}`,
    ...look,
    request: { params: numberedPath },
    responses: answer,
  });
  routes.openapi(one, async (c) => {
    const shown = await readOrRefuse(c.var.db, c.req.valid('param').id);
    return c.json(success(await buildShownRecord(c.var.db, shown)), 200) as never;
  });

  const create = createRoute({
    method: 'post',
    path: `/${path}`,
    tags,
    summary: `Create a record: ${thing}`,
    ...write,
    request: { body: jsonBody(records.form) },
    responses: answer,
  });
  routes.openapi(create, async (c) => {
    const form = c.req.valid('json' as never) as z.infer<Form>;
    const made = await change(c, async (tx, note) => {
      const after = await readOrRefuse(tx, await save(tx, null, form));
      await note({ action: `${thing}.create`, subject: thing, subjectId: after.id, after });
      return buildShownRecord(tx, after);
    });
    return c.json(success(made), 200);
  });

  const update = createRoute({
    method: 'put',
    path: `/${path}/{id}`,
    tags,
    summary: `Save a record: ${thing}`,
    ...write,
    request: { params: numberedPath, body: jsonBody(records.form.extend(revisionField)) },
    responses: answer,
  });
  routes.openapi(update, async (c) => {
    const { id } = c.req.valid('param' as never) as { id: number };
    const { revision, ...rest } = c.req.valid('json' as never) as z.infer<Form> & { revision: string };
    const form = rest as unknown as z.infer<Form>;
    const saved = await change(c, async (tx, note) => {
      await lock(tx, id);
      const before = await readOrRefuse(tx, id);
      await assertUnchanged(tx, revision, thing, before);
      await save(tx, id, form);
      const after = await readOrRefuse(tx, id);
      await note({ action: `${thing}.update`, subject: thing, subjectId: id, before, after });
      return buildShownRecord(tx, after);
    });
    return c.json(success(saved), 200) as never;
  });

  if (remove) {
    const removed = createRoute({
      method: 'delete',
      path: `/${path}/{id}`,
      tags,
      summary: `Delete a record: ${thing}`,
      ...write,
      request: { params: numberedPath },
      responses: { 200: json(buildSuccessSchema(z.object({ id: z.int() })), 'It was there'), ...customerFailures },
    });
    routes.openapi(removed, async (c) => {
      const { id } = c.req.valid('param');
      await change(c, async (tx, note) => {
        await lock(tx, id);
        const before = await readOrRefuse(tx, id);
        await remove(tx, id);
        await note({ action: `${thing}.delete`, subject: thing, subjectId: id, before });
      });
      return c.json(success({ id }), 200);
    });
  }
  return routes;
}
