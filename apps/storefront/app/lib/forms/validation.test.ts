import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { isSlug, createValidation, type Verdict } from './validation.ts';

/** Returns the response to an address with the given validation result. */
async function validate(path: string, verdict: Verdict | Promise<Verdict>) {
  const middleware = createValidation(() => verdict);
  const args = { request: new Request(`http://si.localhost:3000${path}`), params: {}, context: new RouterContextProvider() };
  try {
    const response = await (middleware as (args: unknown, next: () => Promise<Response>) => Promise<Response>)(args, () =>
      Promise.resolve(new Response('page')),
    );
    return await response.text();
  } catch (failure) {
    const { data, init } = failure as { data: string; init: ResponseInit };
    return { message: data, status: init.status };
  }
}

test('a valid address is answered, an invalid one is a 404 with its path', async () => {
  expect(await validate('/product/shirt', true)).toBe('page');
  expect(await validate('/product/no--slug', false)).toEqual({ status: 404, message: 'Page Not Found: /product/no--slug' });
  expect(await validate('/product/no--slug.data?_routes=x', Promise.resolve(false))).toEqual({
    status: 404,
    message: 'Page Not Found: /product/no--slug',
  });
});

test('a route may return another status and message', async () => {
  expect(await validate('/collection/knit', { status: 410, message: 'This collection has ended.' })).toEqual({
    status: 410,
    message: 'This collection has ended.',
  });
});

test('a slug has letters of any script, digits, and single hyphens between them', () => {
  for (const slug of ['linen-shirt', 'φόρεμα-λινό', 'মহিলাদের-শার্ট', 'striped-briefs-00270', 'SHIRT']) expect(isSlug(slug)).toBe(true);
  for (const none of ['', '-shirt', 'shirt--', 'a b', '../etc', 'x'.repeat(201), undefined]) expect(isSlug(none)).toBe(false);
});
