import { expect, test } from 'vitest';
import { readAuth, writtenAuth } from './kept-auth.ts';

test('who is signed in is remembered by number and first name, and nothing else', () => {
  const kept = writtenAuth({ id: 7, firstName: 'Maja', token: 'secret' } as { id: number; firstName: string });
  expect(kept).not.toContain('secret');
  expect(readAuth(kept)).toEqual({ id: 7, firstName: 'Maja' });
});

test.each([
  null,
  '',
  'null',
  '[]',
  '7',
  '{',
  '{"isAuthenticated":true}',
  '{"isAuthenticated":true,"currentBasicUser":{"id":"7","firstName":"Maja"}}',
])('a browser that holds %j knows nobody', (kept) => expect(readAuth(kept)).toBeNull());

test('whoever is marked as signed out is nobody', () => {
  expect(readAuth('{"isAuthenticated":false,"currentBasicUser":{"id":7,"firstName":"Maja"}}')).toBeNull();
});
