import { afterEach, expect, test, vi } from 'vitest';
import { call, getFileAddress } from './call.ts';
import { dataProvider } from './data-provider.ts';
import { finishSignIn, setPerson } from './session.ts';

/** Answers the requests of the browser in order and records them. */
function answerRequests(...answers: Response[]) {
  const sent: { address: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    sent.push({ address, init });
    return Promise.resolve(answers[sent.length - 1] ?? Response.error());
  });
  return sent;
}
const success = (data: unknown, more: object = {}) => Response.json({ isSuccess: true, data, message: '', messasge: '', ...more });
const signInRequired = () =>
  Response.json({ isSuccess: false, code: 'StaffSignInRequired', message: 'Sign in', messasge: '', params: {} }, { status: 401 });

afterEach(() => {
  vi.unstubAllGlobals();
  setPerson(undefined);
});

test('a call that was refused because the session has ended is sent again after the person has signed in', async () => {
  setPerson({ id: 1, name: 'Mira', areas: [], isVendor: false, isReadOnly: false });
  const sent = answerRequests(signInRequired(), success({ id: 7 }));
  const answer = call('PUT /admin/affiliate-groups/{id}', { path: { id: 7 }, body: { name: 'Bloggers', revision: 'r1' } });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  // The sign-in request appears after the refusal has been read.
  await vi.waitFor(() => {
    finishSignIn(true);
    expect(sent).toHaveLength(2);
  });
  expect((await answer).data).toEqual({ id: 7 });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[1]).toMatchObject({ address: '/api/admin/affiliate-groups/7', init: { method: 'PUT', body: '{"name":"Bloggers","revision":"r1"}' } });
});

test('a file is sent as it is, with its type', async () => {
  const sent = answerRequests(success({ mediaId: 1 }));
  const file = new Blob(['x'], { type: 'image/png' });
  await call('POST /admin/files/pictures', { file });
  expect(sent[0]).toMatchObject({
    address: '/api/admin/files/pictures',
    init: { method: 'POST', body: file, headers: { 'content-type': 'image/png' } },
  });
});

test('the address of a file is that of its call', () => {
  expect(getFileAddress('GET /admin/orders/many/slips', { query: { ids: 'A-1,A-2' } })).toBe('/api/admin/orders/many/slips?ids=A-1%2CA-2');
});

test('each operation of a resource is the call of the table', async () => {
  const meta = { itemCount: 0, pageCount: 0, page: 1, take: 25, isMore: false };
  const sent = answerRequests(success([], { meta }), success([], { meta }), success({ id: 'A 1' }), success({ id: 3 }), success({}));
  const sort = { field: 'name', order: 'DESC' } as const;
  await dataProvider.getList('brands', { pagination: { page: 2, perPage: 25 }, sort, filter: { q: 'li' } });
  await dataProvider.getMany('brands', { ids: [3, 17] });
  await dataProvider.getOne('orders', { id: 'A 1' });
  await dataProvider.create('brands', { data: { name: 'Linen' } });
  await dataProvider.updateMany('held-commissions', { ids: [1], data: { decision: 'approve' } });
  expect(sent.map(({ address, init }) => `${init?.method ?? ''} ${decodeURIComponent(address)}`)).toEqual([
    'GET /api/admin/brands?page=2&take=25&filter={"q":"li"}&sort=name&order=desc',
    'GET /api/admin/brands?take=100&ids=3,17',
    'GET /api/admin/orders/A 1',
    'POST /api/admin/brands',
    'PATCH /api/admin/held-commissions/many',
  ]);
  expect(sent[4]?.init?.body).toBe('{"ids":[1],"change":{"decision":"approve"}}');
});

test('an operation that the API does not have is an error instead of a request', async () => {
  const sent = answerRequests();
  await expect(async () => dataProvider.delete('orders', { id: 1 })).rejects.toThrow('The API cannot delete orders');
  await expect(async () => dataProvider.getList('order', {})).rejects.toThrow('The API cannot list order');
  expect(sent).toEqual([]);
});
