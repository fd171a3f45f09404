import { expect, test } from 'vitest';
import { redirectBySize } from './redirect-to.ts';

test('an absolute redirect is a full page load, a relative one is client-side', () => {
  const isLeaving = (address: string) => redirectBySize(address).headers.get('X-Remix-Reload-Document') === 'true';
  expect(isLeaving('https://pay.example/session')).toBe(true);
  expect(isLeaving('//de.localhost:3000/')).toBe(true);
  expect(isLeaving('/user?from=http://elsewhere.example')).toBe(false);
  expect(redirectBySize('/user', 303).status).toBe(303);
});
