import { expect, test } from 'vitest';
import { createShortLinkRoutes } from './short-links.ts';

test('a short link redirects without being cached, and an unknown one leads nowhere', async () => {
  const links = createShortLinkRoutes((code, query) =>
    Promise.resolve(code === 'k7m2x9b' ? `https://shop.example/?subid=${query.get('subid') ?? ''}` : undefined),
  );
  const known = await links.request('http://gr.localhost:4300/go/k7m2x9b?subid=reel');
  expect([known.status, known.headers.get('location'), known.headers.get('cache-control')]).toEqual([
    302,
    'https://shop.example/?subid=reel',
    'no-store',
  ]);
  expect((await links.request('http://gr.localhost:4300/go/unknown')).status).toBe(404);
});
