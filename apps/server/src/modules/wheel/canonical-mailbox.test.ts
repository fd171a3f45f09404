import { expect, test } from 'vitest';
import { canonicalMailbox } from './canonical-mailbox.ts';

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
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(canonicalMailbox(typed)).toBe(mailbox);
});

test('dots count where the provider counts them, and a tag without a name is a name', () => {
  expect(canonicalMailbox('a.na@example.si')).not.toBe(canonicalMailbox('ana@example.si'));
  expect(canonicalMailbox('+ana@example.si')).toBe('+ana@example.si');
  expect(canonicalMailbox('...@gmail.com')).toBe('...@gmail.com');
});
