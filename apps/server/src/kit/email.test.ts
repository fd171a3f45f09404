import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['ana@example.si', 'a.b+c@sub.example.co.uk', 'ελένη@παράδειγμα.ελ', "o'neil@example.ie"])('%s is a valid email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ana',
  'ana@',
  '@example.si',
  'ana@example',
  'ana@@example.si',
  'ana @example.si',
  'Ana <ana@example.si>',
  'a@b.si,c@d.si',
  'ana@example.si\nBcc: eve@example.com',
  'ana\u0000@example.si',
  'ana\u202e@example.si',
  `${'a'.repeat(65)}@example.si`,
  `ana@${'a'.repeat(250)}.si`,
])('%j is not a valid email address', (text) => {
  expect(isEmail(text)).toBe(false);
});
