import { expect, test } from 'vitest';
import { listOtherSpellings } from '#testing/inputs/other-spellings';
import { buildSignedId, isSignedId, readSignedId } from './signed-id.ts';

const signed = { id: 1234, key: 'key of the record', purpose: 'newsletter unsubscribe' };

test('a signed id is valid for its own record, key and purpose, and in one spelling', () => {
  const token = buildSignedId(signed);
  expect(readSignedId(token)).toBe(1234);
  expect(isSignedId(token, signed)).toBe(true);
  expect(isSignedId(token, { ...signed, id: 1235 })).toBe(false);
  expect(isSignedId(token, { ...signed, key: 'another key' })).toBe(false);
  expect(isSignedId(token, { ...signed, purpose: 'stock notice' })).toBe(false);
  for (const other of listOtherSpellings(token)) expect(isSignedId(other, signed), other).toBe(false);
});

test('no id is read from a text of another form or above the largest id of the database', () => {
  const signature = 'x'.repeat(43);
  expect(readSignedId(`${(2 ** 31 - 1).toString(36)}-${signature}`)).toBe(2 ** 31 - 1);
  for (const token of [
    '',
    '12',
    `-${signature}`,
    `${(2 ** 31).toString(36)}-${signature}`,
    `zzzzzzz-${signature}`,
    `1-${signature}x`,
    `1-${signature.slice(1)}`,
  ])
    expect(readSignedId(token), token).toBeUndefined();
});
