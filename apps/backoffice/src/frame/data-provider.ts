import type { AnyInput } from '@selvedge/api-client';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { maxListRows } from '@selvedge/server/admin/lists';
import { callByName } from './call.ts';
import { splitIntoPages, readPages, type Page } from './read-pages.ts';
import { resourceCalls, type ResourceCalls } from './resource-calls.ts';

interface ListParams {
  pagination?: GetListParams['pagination'];
  sort?: GetListParams['sort'];
  filter?: unknown;
  signal?: AbortSignal | undefined;
}

/** The page size of lists that are shown whole: they are loaded in several calls. */
export const allRows = 10_000;

/** Sends a call of a resource, whose name is known at run time only. */
function callResource<Answer>(
  resource: string,
  operation: keyof ResourceCalls,
  input: AnyInput & { signal?: AbortSignal | undefined },
): Promise<Answer> {
  const calls = new Map<string, ResourceCalls>(Object.entries(resourceCalls)).get(resource);
  const name = calls?.[operation];
  if (!name) throw new Error(`The API cannot ${operation} ${resource}`);
  return callByName(name, input) as Promise<Answer>;
}

async function list(resource: string, { pagination = { page: 1, perPage: 25 }, sort, filter, signal }: ListParams) {
  // react-admin sorts by `id` if no order is set: then the server's default order applies.
  const order = sort?.field && sort.field !== 'id' ? { sort: sort.field, order: sort.order.toLowerCase() } : {};
  const { rows, total, meta } = await readPages<RaRecord>(pagination, (page) =>
    callResource(resource, 'list', { query: { ...page, filter: filter ?? {}, ...order }, signal }),
  );
  return { data: rows, total, meta };
}

/** Loads records by id. */
async function listByIds(resource: string, ids: readonly Identifier[], signal: AbortSignal | undefined): Promise<RaRecord[]> {
  const found = splitIntoPages(ids).map((pageIds) =>
    callResource<Page<RaRecord>>(resource, 'list', { query: { take: maxListRows, ids: pageIds.join(',') }, signal }),
  );
  return (await Promise.all(found)).flatMap(({ data }) => data);
}

/** Sends a call about one record, and returns the record. Some records are named by number. */
async function callRecord(
  resource: string,
  operation: 'get' | 'update' | 'delete',
  id: Identifier,
  more: { body?: unknown; signal?: AbortSignal } = {},
) {
  const { data } = await callResource<{ data: RaRecord }>(resource, operation, { path: { id, number: id }, ...more });
  return { data };
}

/** A form is sent with the `revision` with which it was loaded. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: list,
  getOne: (resource, { id, signal }) => callRecord(resource, 'get', id, { signal }),
  getMany: async (resource, { ids, signal }) => ({ data: await listByIds(resource, ids, signal) }),
  getManyReference: (resource, { target, id, ...params }) => list(resource, { ...params, filter: { ...(params.filter as object), [target]: id } }),
  create: async (resource, { data }) => ({ data: (await callResource<{ data: RaRecord }>(resource, 'create', { body: data })).data }),
  update: (resource, { id, data }) => callRecord(resource, 'update', id as Identifier, { body: data }),
  // One call, in which the server changes all records or none.
  updateMany: async (resource, { ids, data }) => {
    await callResource(resource, 'updateMany', { body: { ids, change: data as unknown } });
    return { data: ids };
  },
  delete: (resource, { id }) => callRecord(resource, 'delete', id),
  deleteMany: async (resource, { ids }) => {
    await callResource(resource, 'deleteMany', { body: { ids } });
    return { data: ids };
  },
} as DataProvider;
