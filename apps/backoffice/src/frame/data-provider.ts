import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { call } from './call.ts';

interface ListParams {
  pagination?: GetListParams['pagination'];
  sort?: GetListParams['sort'];
  filter?: unknown;
  signal?: AbortSignal | undefined;
}

async function list(resource: string, { pagination, sort, filter, signal }: ListParams) {
  const query = new URLSearchParams({
    page: String(pagination?.page ?? 1),
    take: String(pagination?.perPage ?? 25),
    filter: JSON.stringify(filter ?? {}),
  });
  // Where nobody has said, react-admin asks by `id`: then it is the list's own order.
  if (sort?.field && sort.field !== 'id') {
    query.set('sort', sort.field);
    query.set('order', sort.order.toLowerCase());
  }
  const { data, meta } = await call<RaRecord[]>(`${resource}?${query.toString()}`, { signal });
  return { data, total: meta?.itemCount ?? data.length, meta };
}

const pathOf = (resource: string, id: Identifier): string => `${resource}/${encodeURIComponent(String(id))}`;

/** Resources are named as their paths under `/api/admin`. A form goes back with the `revision` it was opened with. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: list,
  getOne: async (resource, { id, signal }) => ({ data: (await call<RaRecord>(pathOf(resource, id), { signal })).data }),
  getMany: async (resource, { ids, signal }) => ({
    data: (await call<RaRecord[]>(`${resource}?take=100&ids=${encodeURIComponent(ids.slice(0, 100).join(','))}`, { signal })).data,
  }),
  getManyReference: (resource, { target, id, ...params }) => list(resource, { ...params, filter: { ...(params.filter as object), [target]: id } }),
  create: async (resource, { data }) => ({ data: (await call<RaRecord>(resource, { method: 'POST', body: data })).data }),
  update: async (resource, { id, data }) => ({
    data: (await call<RaRecord>(pathOf(resource, id as Identifier), { method: 'PUT', body: data })).data,
  }),
  // One call, of which the server does all or nothing.
  updateMany: async (resource, { ids, data }) => {
    await call(`${resource}/many`, { method: 'PATCH', body: { ids, change: data as unknown } });
    return { data: ids };
  },
  delete: async (resource, params) => ({ data: (await call<RaRecord>(pathOf(resource, params.id), { method: 'DELETE' })).data }),
  deleteMany: async (resource, { ids }) => {
    await call(`${resource}/many`, { method: 'DELETE', body: { ids } });
    return { data: ids };
  },
} as DataProvider;
