import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { askForNotice } from './ask-for-notice.ts';

const createForm = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const validForm = { email: ' ana@example.si ', variantId: '7', returnTo: '/en/product/shirt?color=navy' };

/** Stubs the API, which is a remote service for this form. */
const answering = (answer: () => Promise<null>) => {
  const requests: unknown[] = [];
  return {
    requests,
    api: {
      askForStockNotice: (notice: unknown) => {
        requests.push(notice);
        return answer();
      },
    },
  };
};

test('a request for a stock notice is sent to the API and its answer links back to the product', async () => {
  const { api, requests } = answering(() => Promise.resolve(null));
  expect(await askForNotice(api, createForm(validForm))).toMatchObject({
    isSent: true,
    email: 'ana@example.si',
    returnTo: '/en/product/shirt?color=navy',
  });
  expect(requests).toEqual([{ email: 'ana@example.si', variantId: 7 }]);
});

test('an invalid email address is reported without a call to the API, and the input is kept', async () => {
  const { api, requests } = answering(() => Promise.resolve(null));
  for (const email of ['', 'ana', 'ana@example', 'ana @example.si'])
    expect(await askForNotice(api, createForm({ ...validForm, email }))).toMatchObject({ isSent: false, isEmailWrong: true, email, variantId: 7 });
  expect(requests).toEqual([]);
});

test('an email address that the API refuses is reported at its field, any other error above the form', async () => {
  const refusing = (error: ApiError) => answering(() => Promise.reject(error)).api;
  const wrong = new ApiError({ status: 422, code: 'InvalidInput', params: { issues: [{ field: 'email', code: 'email' }] } });
  expect(await askForNotice(refusing(wrong), createForm(validForm))).toMatchObject({ isEmailWrong: true, refusal: null });
  const gone = new ApiError({ status: 404, code: 'VariantNotFound' });
  expect(await askForNotice(refusing(gone), createForm(validForm))).toMatchObject({ isEmailWrong: false, refusal: 'VariantNotFound' });
});

test('a form returns only to a product page of this shop', async () => {
  const { api } = answering(() => Promise.resolve(null));
  for (const returnTo of ['https://example.org/', '//example.org/product/a', '/en/Checkout', '/product/a?next=//example.org', '/product/a\\b'])
    expect((await askForNotice(api, createForm({ ...validForm, returnTo }))).returnTo, returnTo).toBeNull();
});
