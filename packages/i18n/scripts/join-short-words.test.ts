import { expect, test } from 'vitest';
import { joinShortWords } from './join-short-words.mjs';

const joiner = '\u2060';

test('a word with a hyphen after one letter or two capital letters stays on one line', () => {
  expect(joinShortWords('Ihre E-Mail-Adresse und der QR-Code')).toBe(`Ihre E-${joiner}Mail-Adresse und der QR-${joiner}Code`);
  expect(joinShortWords('<0>e-mailu</0> {name, select, other {S-a trimis}}')).toBe(
    `<0>e-${joiner}mailu</0> {name, select, other {S-${joiner}a trimis}}`,
  );
});

test('longer words, ranges, numbers and addresses are unchanged', () => {
  for (const text of ['sign-in', 'Online-Banking', 'S-3', '10-15', '/a-b', 'x@e-mail.example', 'utm_a-b', 'по-долу'])
    expect(joinShortWords(text)).toBe(text);
});
