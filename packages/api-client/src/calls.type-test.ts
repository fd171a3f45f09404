/* Mistakes that must not compile. The type check fails if one of them does, because its `@ts-expect-error` is then unused. */
import type { Data, FileCall, InputArguments, JsonCall } from './index.ts';

declare const call: <Name extends JsonCall>(name: Name, ...input: InputArguments<Name>) => Promise<Data<Name>>;
declare const loadFile: <Name extends FileCall>(name: Name, ...input: InputArguments<Name>) => Promise<Response>;

const countryId = 3;

export const correctCalls = async () => {
  const { priorPrice } = await call('GET /products/{slug}', { path: { slug: 'shirt' }, query: { countryId } });
  await call('PATCH /carts/{cartId}/lines/{lineId}', { path: { cartId: 'a', lineId: 1 }, body: { quantity: 2 } });
  await call('GET /admin/orders', { query: { filter: { work: 'to-pack' }, sort: 'placedAt' } });
  await call('PUT /admin/files/imports', { query: { name: 'products.csv' }, file: new Blob(['']) });
  await call('POST /auth/logout');
  await loadFile('GET /admin/parcels/{number}/slip', { path: { number: 'P-1' } });
  return priorPrice?.toFixed(2);
};

export const wrongPath = () =>
  // @ts-expect-error the path is misspelt
  call('GET /product/{slug}', { path: { slug: 'shirt' }, query: { countryId } });

export const wrongMethod = () =>
  // @ts-expect-error products are not written by this path
  call('POST /products/{slug}', { path: { slug: 'shirt' } });

export const missingPathParameter = () =>
  // @ts-expect-error the slug is missing
  call('GET /products/{slug}', { query: { countryId } });

export const wrongPathParameter = () =>
  // @ts-expect-error the parameter is called slug
  call('GET /products/{slug}', { path: { id: 'shirt' }, query: { countryId } });

export const wrongQuery = () =>
  // @ts-expect-error the parameter is called countryId
  call('GET /products/{slug}', { path: { slug: 'shirt' }, query: { country: countryId } });

export const unknownQuery = () =>
  // @ts-expect-error the call has no such parameter
  call('GET /products/{slug}', { path: { slug: 'shirt' }, query: { countryId, colour: 'red' } });

export const wrongQueryValue = () =>
  // @ts-expect-error there is no such order
  call('GET /search/products', { query: { q: 'shirt', countryId, orderBy: 'cheapest' } });

export const missingInput = () =>
  // @ts-expect-error the host is missing
  call('GET /market');

export const wrongBodyField = () =>
  // @ts-expect-error the field is called quantity
  call('PATCH /carts/{cartId}/lines/{lineId}', { path: { cartId: 'a', lineId: 1 }, body: { count: 2 } });

export const missingBody = () =>
  // @ts-expect-error the quantity is missing
  call('PATCH /carts/{cartId}/lines/{lineId}', { path: { cartId: 'a', lineId: 1 } });

export const missingHeader = () =>
  // @ts-expect-error the visitor is missing
  call('GET /wheel/spins', { query: { countryId } });

export const missingFile = () =>
  // @ts-expect-error the file is missing
  call('POST /admin/files/pictures');

export const wrongFilter = () =>
  // @ts-expect-error the filter is called work
  call('GET /admin/orders', { query: { filter: { task: 'to-pack' } } });

// @ts-expect-error the field is called name
export type WrongAnswerField = Data<'GET /products/{slug}'>['title'];

export const uncheckedNull = async () =>
  // @ts-expect-error a product without a reduction has no prior price
  (await call('GET /products/{slug}', { path: { slug: 'shirt' }, query: { countryId } })).priorPrice.toFixed(2);

export const uncheckedNullOfNamedSchema = async () =>
  // @ts-expect-error a product may have no size chart
  (await call('GET /products/{slug}', { path: { slug: 'shirt' }, query: { countryId } })).sizeChart.measures;

export const fileAsJson = () =>
  // @ts-expect-error the call answers with a file
  call('GET /admin/parcels/{number}/slip', { path: { number: 'P-1' } });

export const jsonAsFile = () =>
  // @ts-expect-error the call answers with JSON
  loadFile('POST /auth/logout');
