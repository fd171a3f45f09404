import { expect, test } from 'vitest';
import { parseStoredUser, serializeStoredUser } from './stored-user.ts';

test('only id and first name of the signed-in user are stored', () => {
  const kept = serializeStoredUser({ id: 7, firstName: 'Maja', token: 'secret' } as { id: number; firstName: string });
  expect(kept).not.toContain('secret');
  expect(parseStoredUser(kept)).toEqual({ id: 7, firstName: 'Maja' });
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
])('a stored value of %j gives no user', (kept) => expect(parseStoredUser(kept)).toBeNull());

test('a user marked as signed out is ignored', () => {
  expect(parseStoredUser('{"isAuthenticated":false,"currentBasicUser":{"id":7,"firstName":"Maja"}}')).toBeNull();
});
