import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { isSlug, validated, type Verdict } from './validation.ts';

/** What comes of an address whose route says so of it. */
async function answerTo(path: string, verdict: Verdict | Promise<Verdict>) {
  const middleware = validated(() => verdict);
  const args = { request: new Request(`http://si.localhost:3000${path}`), params: {}, context: new RouterContextProvider() };
  try {
    const answer = await (middleware as (args: unknown, next: () => Promise<Response>) => Promise<Response>)(args, () =>
      Promise.resolve(new Response('page')),
    );
    return await answer.text();
  } catch (failure) {
    const { data, init } = failure as { data: string; init: ResponseInit };
    return { message: data, status: init.status };
  }
}

test('an address that its route takes is answered, one that it does not take is a fatal 404 with its path', async () => {
  expect(await answerTo('/product/shirt', true)).toBe('page');
  expect(await answerTo('/product/no--slug', false)).toEqual({ status: 404, message: 'Page Not Found: /product/no--slug' });
  expect(await answerTo('/product/no--slug.data?_routes=x', Promise.resolve(false))).toEqual({
    status: 404,
    message: 'Page Not Found: /product/no--slug',
  });
});

test('a route may name another status and message', async () => {
  expect(await answerTo('/collection/knit', { status: 410, message: 'This collection has ended.' })).toEqual({
    status: 410,
    message: 'This collection has ended.',
  });
});

test('a slug has letters of any script, digits, and single signs between them', () => {
  for (const slug of ['linen-shirt', 'φόρεμα-λινό', 'মহিলাদের-শার্ট', 'striped-briefs-00270', 'SHIRT']) expect(isSlug(slug)).toBe(true);
  for (const none of ['', '-shirt', 'shirt--', 'a b', '../etc', 'x'.repeat(201), undefined]) expect(isSlug(none)).toBe(false);
});
