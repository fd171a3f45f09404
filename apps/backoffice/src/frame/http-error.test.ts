import { expect, test } from 'vitest';
import { findErrorCode, getFieldErrors, getFieldMessages, getErrorMessage, toHttpError, sessionHasEnded } from './http-error.ts';

const invalid = (...issues: { field: string; code: string; params?: { message?: string } }[]) =>
  toHttpError({ code: 'InvalidInput', message: 'Please check the highlighted fields', params: { issues } }, 422);

test("each refused field has the server's message at its place in the form", () => {
  const refusal = invalid(
    { field: 'slug', code: 'custom', params: { message: 'This address is taken' } },
    { field: 'texts.1.name', code: 'required' },
  );
  expect(getFieldErrors(refusal)).toMatchObject({ slug: 'This address is taken', texts: [undefined, { name: 'Required' }] });
  expect(getFieldMessages(refusal)).toEqual({ slug: 'This address is taken', 'texts.1.name': 'Required' });
});

test('a refusal names its fields in the message, for lists and dialogs without such a field', () => {
  const refusal = invalid({ field: 'change.metaTitle', code: 'custom', params: { message: 'Shorter, please' } });
  expect(getErrorMessage(refusal)).toBe('Please check the highlighted fields. Change, meta title: Shorter, please.');
});

test('a long refusal names three fields and counts the others', () => {
  const refusal = invalid(...['a', 'b', 'c', 'd', 'e'].map((field) => ({ field, code: 'required' })));
  expect(getErrorMessage(refusal)).toBe('Please check the highlighted fields. A: Required. B: Required. C: Required. And 2 more.');
});

test('a refusal of the whole form is not an error of a field', () => {
  const refusal = invalid({ field: '', code: 'custom', params: { message: 'Enter either a quantity or an amount' } });
  expect(Object.keys(getFieldErrors(refusal))).toEqual(['root']);
  expect(getErrorMessage(refusal)).toContain('Enter either a quantity or an amount.');
});

test('a refusal without fields keeps its code and its message', () => {
  const refusal = toHttpError({ code: 'EditConflict', message: 'Mira has changed this', params: {} }, 409);
  expect(findErrorCode(refusal)).toBe('EditConflict');
  expect(getErrorMessage(refusal)).toBe('Mira has changed this');
  expect(getFieldErrors(refusal)).toEqual({});
});

test('only a call without a session asks the person to sign in again', () => {
  expect(sessionHasEnded(toHttpError({ code: 'StaffSignInRequired', message: 'Please sign in', params: {} }, 401))).toBe(true);
  expect(sessionHasEnded(toHttpError({ code: 'LoginFailed', message: 'Wrong password', params: {} }, 401))).toBe(false);
  expect(sessionHasEnded(new Error('network'))).toBe(false);
});
