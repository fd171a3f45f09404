import { expect, test } from 'vitest';
import { createApi } from '#lib/api/api.ts';
import { loadAffiliateType } from './affiliate-type.ts';

/** Simulates the API, which is a separate service for the storefront. */
const apiAnswering = (fetch: () => Response) => createApi({ baseUrl: 'http://api.test/api', fetch });
const types = (data: object[]) => apiAnswering(() => Response.json({ isSuccess: true, data, message: '', messasge: '' }));

test('affiliates sign in with the type id that the shop returns', async () => {
  const api = types([
    { id: 2, userType: 'Customer' },
    { id: 15, userType: 'Affiliate' },
  ]);
  expect(await loadAffiliateType(api)).toEqual({ id: 15, failure: null });
});

test('if the list fails or lacks the type, the id falls back to 5', async () => {
  expect(await loadAffiliateType(types([]))).toEqual({ id: 5, failure: null });
  const refusing = apiAnswering(() =>
    Response.json({ isSuccess: false, code: 'InternalError', message: '', messasge: '', params: {} }, { status: 500 }),
  );
  expect(await loadAffiliateType(refusing)).toEqual({ id: 5, failure: 'refused' });
  const away = apiAnswering(() => {
    throw new TypeError('fetch failed');
  });
  expect(await loadAffiliateType(away)).toEqual({ id: 5, failure: 'unreached' });
});
