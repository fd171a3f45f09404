import { expect, test } from 'vitest';
import { redirectTo } from './redirect-to.ts';

test('an absolute redirect leaves by a full load, a relative one stays inside', () => {
  const isLeaving = (address: string) => redirectTo(address).headers.get('X-Remix-Reload-Document') === 'true';
  expect(isLeaving('https://pay.example/session')).toBe(true);
  expect(isLeaving('//de.localhost:3000/')).toBe(true);
  expect(isLeaving('/user?from=http://elsewhere.example')).toBe(false);
  expect(redirectTo('/user', 303).status).toBe(303);
});
