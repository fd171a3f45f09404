import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test('a secret equals itself and no other text', () => {
  expect(isSameSecret('q1w2', 'q1w2')).toBe(true);
  for (const given of ['', 'q1w', 'q1w3', 'Q1W2', 'q1w2 ']) expect(isSameSecret(given, 'q1w2'), given).toBe(false);
  expect(isSameSecret('', '')).toBe(false);
});

test('a secret does not equal a text that decodes to the same bytes', () => {
  expect(Buffer.from('AB', 'base64url')).toEqual(Buffer.from('AA', 'base64url'));
  expect(isSameSecret('AB', 'AA')).toBe(false);
  expect(Buffer.from('0AF', 'hex')).toEqual(Buffer.from('0a', 'hex'));
  expect(isSameSecret('0AF', '0a')).toBe(false);
});
