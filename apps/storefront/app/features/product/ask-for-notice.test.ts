import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { askForNotice } from './ask-for-notice.ts';

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const wish = { email: ' ana@example.si ', variantId: '7', returnTo: '/en/product/shirt?color=navy' };

/** Stands in for the API, which is another machine to this form. */
const answering = (answer: () => Promise<null>) => {
  const asked: unknown[] = [];
  return {
    asked,
    api: {
      askForStockNotice: (notice: unknown) => {
        asked.push(notice);
        return answer();
      },
    },
  };
};

test('a wish is passed on, and its answer leads back to the garment', async () => {
  const { api, asked } = answering(() => Promise.resolve(null));
  expect(await askForNotice(api, formOf(wish))).toMatchObject({ isAsked: true, email: 'ana@example.si', returnTo: '/en/product/shirt?color=navy' });
  expect(asked).toEqual([{ email: 'ana@example.si', variantId: 7 }]);
});

test('what is no e-mail is told before anybody is asked, and what was typed is kept', async () => {
  const { api, asked } = answering(() => Promise.resolve(null));
  for (const email of ['', 'ana', 'ana@example', 'ana @example.si'])
    expect(await askForNotice(api, formOf({ ...wish, email }))).toMatchObject({ isAsked: false, isEmailWrong: true, email, variantId: 7 });
  expect(asked).toEqual([]);
});

test('an e-mail that the shop refuses is told beside its field, anything else above it', async () => {
  const refusing = (error: ApiError) => answering(() => Promise.reject(error)).api;
  const wrong = new ApiError({ status: 422, code: 'InvalidInput', params: { issues: [{ field: 'email', code: 'email' }] } });
  expect(await askForNotice(refusing(wrong), formOf(wish))).toMatchObject({ isEmailWrong: true, refusal: null });
  const gone = new ApiError({ status: 404, code: 'VariantNotFound' });
  expect(await askForNotice(refusing(gone), formOf(wish))).toMatchObject({ isEmailWrong: false, refusal: 'VariantNotFound' });
});

test('a form leads back to a product of this shop and nowhere else', async () => {
  const { api } = answering(() => Promise.resolve(null));
  for (const returnTo of ['https://example.org/', '//example.org/product/a', '/en/Checkout', '/product/a?next=//example.org', '/product/a\\b'])
    expect((await askForNotice(api, formOf({ ...wish, returnTo }))).returnTo, returnTo).toBeNull();
});
