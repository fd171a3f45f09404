import { expect, test } from 'vitest';
import { toCanonicalEmail } from './canonical-email.ts';

test.each([
  ['ANA@Example.SI', 'ana@example.si'],
  ['ana+wheel@example.si', 'ana@example.si'],
  ['ana+a+b@example.si', 'ana@example.si'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['A.na+x@GoogleMail.com', 'ana@gmail.com'],
  ['ana@pm.me', 'ana@proton.me'],
  ['ana@me.com', 'ana@icloud.com'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
  ['jose\u0301@example.si', 'jos\u00e9@example.si'],
  ['\uff41na@example.si', 'ana@example.si'],
  ['an\u034fa@example.si', 'ana@example.si'],
])('%s is normalised to %s', (typed, recipient) => {
  expect(toCanonicalEmail(typed)).toBe(recipient);
});

test('dots count unless the provider ignores them, and a plus sign without a name before it is part of the name', () => {
  expect(toCanonicalEmail('a.na@example.si')).not.toBe(toCanonicalEmail('ana@example.si'));
  expect(toCanonicalEmail('+ana@example.si')).toBe('+ana@example.si');
  expect(toCanonicalEmail('...@gmail.com')).toBe('...@gmail.com');
});
