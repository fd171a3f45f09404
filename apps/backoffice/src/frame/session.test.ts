import { afterEach, expect, test } from 'vitest';
import { finishSignIn, requestSignIn, setPerson } from './session.ts';

const person = { id: 1, name: 'Mira', areas: [], isVendor: false, isReadOnly: false };

afterEach(() => setPerson(undefined));

test('calls that fail together wait for one sign-in', async () => {
  setPerson(person);
  const waiting = [requestSignIn(), requestSignIn()];
  finishSignIn(true);
  expect(await Promise.all(waiting)).toEqual([true, true]);
});

test('a person who does not sign in again is asked with the next call', async () => {
  setPerson(person);
  const refused = requestSignIn();
  finishSignIn(false);
  expect(await refused).toBe(false);
  const next = requestSignIn();
  finishSignIn(true);
  expect(await next).toBe(true);
});

test('a page without a signed-in person does not ask', async () => {
  expect(await requestSignIn()).toBe(false);
});

test('signing out ends the request to sign in', async () => {
  setPerson(person);
  const waiting = requestSignIn();
  setPerson(undefined);
  expect(await waiting).toBe(false);
});
