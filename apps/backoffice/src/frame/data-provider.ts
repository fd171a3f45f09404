import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { maxListRows } from '@selvedge/server/admin/lists';
import { call } from './call.ts';
import { splitIntoPages, readPages } from './read-pages.ts';

interface ListParams {
  pagination?: GetListParams['pagination'];
  sort?: GetListParams['sort'];
  filter?: unknown;
  signal?: AbortSignal | undefined;
}

/** The page size of lists that are shown whole: they are loaded in several calls. */
export const allRows = 10_000;

async function list(resource: string, { pagination = { page: 1, perPage: 25 }, sort, filter, signal }: ListParams) {
  const { rows, total, meta } = await readPages<RaRecord>(pagination, ({ page, take }) => {
    const query = new URLSearchParams({ page: String(page), take: String(take), filter: JSON.stringify(filter ?? {}) });
    // react-admin sorts by `id` if no order is set: then the server's default order applies.
    if (sort?.field && sort.field !== 'id') {
      query.set('sort', sort.field);
      query.set('order', sort.order.toLowerCase());
    }
    return call<RaRecord[]>(`${resource}?${query.toString()}`, { signal });
  });
  return { data: rows, total, meta };
}

/** Loads records by id. */
async function listByIds(resource: string, ids: readonly Identifier[], signal: AbortSignal | undefined): Promise<RaRecord[]> {
  const found = splitIntoPages(ids).map((some) =>
    call<RaRecord[]>(`${resource}?take=${maxListRows}&ids=${encodeURIComponent(some.join(','))}`, { signal }),
  );
  return (await Promise.all(found)).flatMap(({ data }) => data);
}

const buildRecordPath = (resource: string, id: Identifier): string => `${resource}/${encodeURIComponent(String(id))}`;

/** Resources are named like their paths under `/api/admin`. A form is sent with the `revision` with which it was loaded. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: list,
  getOne: async (resource, { id, signal }) => ({ data: (await call<RaRecord>(buildRecordPath(resource, id), { signal })).data }),
  getMany: async (resource, { ids, signal }) => ({ data: await listByIds(resource, ids, signal) }),
  getManyReference: (resource, { target, id, ...params }) => list(resource, { ...params, filter: { ...(params.filter as object), [target]: id } }),
  create: async (resource, { data }) => ({ data: (await call<RaRecord>(resource, { method: 'POST', body: data })).data }),
  update: async (resource, { id, data }) => ({
    data: (await call<RaRecord>(buildRecordPath(resource, id as Identifier), { method: 'PUT', body: data })).data,
  }),
  // One call, in which the server changes all records or none.
  updateMany: async (resource, { ids, data }) => {
    await call(`${resource}/many`, { method: 'PATCH', body: { ids, change: data as unknown } });
    return { data: ids };
  },
  delete: async (resource, params) => ({ data: (await call<RaRecord>(buildRecordPath(resource, params.id), { method: 'DELETE' })).data }),
  deleteMany: async (resource, { ids }) => {
    await call(`${resource}/many`, { method: 'DELETE', body: { ids } });
    return { data: ids };
  },
} as DataProvider;
