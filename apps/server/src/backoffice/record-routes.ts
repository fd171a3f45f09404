import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import type { StaffArea } from '#modules/accounts';
import type { Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { assertUnchanged, change } from './change.ts';
import { NotThere } from './errors.ts';
import { listed, listQueryOf, staffList, staffListOf, type StaffList } from './list-query.ts';
import { numberedPath, revisionField } from './record-call.ts';
import { revisionOf } from './revision.ts';
import { staffCall } from './staff-call.ts';

/** Something numbered that is listed, opened, made, saved and perhaps deleted, as its module does each. */
export interface Records<
  Filter extends z.ZodRawShape,
  Sorts extends readonly [string, ...string[]],
  Form extends z.ZodObject,
  Shown extends { id: number },
> {
  /** Below `/api/admin`: `collections`. */
  path: string;
  /** One of them, as the audit log and refusals call it: `collection`. */
  thing: string;
  /** Under which heading its calls are documented. */
  tag: string;
  area: StaffArea;
  /** Vendors and sellers may look at all of them, and change none. */
  isForVendorsToRead?: boolean;
  filter: Filter;
  /** The first is the usual one. */
  sorts: Sorts;
  row: z.ZodType;
  form: Form;
  /** With its revision, and what {@link beside} adds. */
  record: z.ZodType;
  list: (db: Db, asked: StaffList<z.infer<z.ZodObject<Filter>>, Sorts[number]>) => Promise<{ rows: object[]; count: Counted }>;
  /** As its form shows it: what the revision is made of. */
  read: (db: Db, id: number) => Promise<Shown | undefined>;
  /** What changes by itself and is shown with it. */
  beside?: (db: Db, shown: Shown) => Promise<object>;
  lock: (tx: Tx, id: number) => Promise<void>;
  /** @param id null: a new one. @returns its id */
  save: (tx: Tx, id: number | null, form: z.infer<Form>) => Promise<number>;
  remove?: (tx: Tx, id: number) => Promise<void>;
}

/**
 * The calls of {@link Records}: all for staff of the area, each change with its line in the audit log, and nothing saved
 * over what somebody else has saved meanwhile.
 */
export function recordRoutes<
  Filter extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
  Form extends z.ZodObject,
  Shown extends { id: number },
>(records: Records<Filter, Sorts, Form, Shown>): OpenAPIHono<ApiEnv> {
  const { path, thing, tag, area, read, lock, save, remove, beside } = records;
  const tags = [tag];
  const look = staffCall(area, { isForVendors: records.isForVendorsToRead ?? false });
  const write = staffCall(area);
  const answer = { 200: json(successOf(records.record), `The ${thing}`), ...ownFailures };
  // What a route takes and answers is known to its schemas, not to the compiler, since it is the same for all: hence `never`.
  const routes = createRoutes();

  const readOrRefuse = async (db: Db, id: number): Promise<Shown> => {
    const found = await read(db, id);
    if (!found) throw new NotThere(thing);
    return found;
  };
  const shownWith = async (db: Db, shown: Shown) => ({ ...shown, ...(await beside?.(db, shown)), revision: revisionOf(shown) });

  const listRoute = createRoute({
    method: 'get',
    path: `/${path}`,
    tags,
    summary: `List: ${path}`,
    ...look,
    request: { query: listQueryOf(records.filter, records.sorts) },
    responses: { 200: json(staffListOf(records.row), 'A page of them'), ...ownFailures },
  });
  routes.openapi(listRoute, async (c) => {
    const asked = c.req.valid('query') as unknown as Parameters<typeof staffList<z.infer<z.ZodObject<Filter>>, Sorts[number]>>[0];
    const { rows, count } = await records.list(c.var.db, staffList(asked));
    return c.json(listed(rows, count, asked), 200);
  });

  const one = createRoute({
    method: 'get',
    path: `/${path}/{id}`,
    tags,
    summary: `One ${thing}`,
    ...look,
    request: { params: numberedPath },
    responses: answer,
  });
  routes.openapi(one, async (c) => {
    const shown = await readOrRefuse(c.var.db, c.req.valid('param').id);
    return c.json(success(await shownWith(c.var.db, shown)), 200) as never;
  });

  const create = createRoute({
    method: 'post',
    path: `/${path}`,
    tags,
    summary: `Make a ${thing}`,
    ...write,
    request: { body: jsonBody(records.form) },
    responses: answer,
  });
  routes.openapi(create, async (c) => {
    const form = c.req.valid('json' as never) as z.infer<Form>;
    const made = await change(c, async (tx, note) => {
      const after = await readOrRefuse(tx, await save(tx, null, form));
      await note({ action: `${thing}.create`, subject: thing, subjectId: after.id, after });
      return shownWith(tx, after);
    });
    return c.json(success(made), 200);
  });

  const update = createRoute({
    method: 'put',
    path: `/${path}/{id}`,
    tags,
    summary: `Save a ${thing}`,
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
      return shownWith(tx, after);
    });
    return c.json(success(saved), 200) as never;
  });

  if (remove) {
    const gone = createRoute({
      method: 'delete',
      path: `/${path}/{id}`,
      tags,
      summary: `Delete a ${thing}`,
      ...write,
      request: { params: numberedPath },
      responses: { 200: json(successOf(z.object({ id: z.int() })), 'It was there'), ...ownFailures },
    });
    routes.openapi(gone, async (c) => {
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
