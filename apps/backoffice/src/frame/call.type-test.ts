/* Mistakes that must not compile. The type check fails if one of them does, because its `@ts-expect-error` is then unused. */
import type { BackOfficeResource } from '#resources/resource.ts';
import { call, getFileAddress } from './call.ts';
import type { ResourceCalls } from './resource-calls.ts';

export const wrongPath = () =>
  // @ts-expect-error the path is misspelt
  call('GET /admin/brand/{id}', { path: { id: 1 } });

export const missingRevision = () =>
  // @ts-expect-error a saved form has the revision with which it was loaded
  call('PUT /admin/affiliate-groups/{id}', { path: { id: 1 }, body: { name: 'Bloggers' } });

type Brand = Awaited<ReturnType<typeof call<'GET /admin/brands/{id}'>>>['data'];
// @ts-expect-error the field is called isActive
export type WrongAnswerField = Brand['active'];

export const linkToJson = () =>
  // @ts-expect-error the call answers with JSON
  getFileAddress('GET /admin/brands/{id}', { path: { id: 1 } });

// @ts-expect-error the table has no such resource
export const wrongResource: Pick<BackOfficeResource, 'name'> = { name: 'brand' };

// @ts-expect-error orders are not deleted
export const wrongOperation: ResourceCalls = { list: 'GET /admin/orders', delete: 'DELETE /admin/orders/{number}' };

// @ts-expect-error a resource is listed by a call with filters and ids
export const notAList: ResourceCalls = { list: 'GET /admin/me' };
