import { expect, test } from 'vitest';
import { listPlaceholders } from './placeholders.mjs';

test("a text's arguments and tags are found inside plurals too", () => {
  const english = '{count, plural, one {# <0>piece</0> of {name}} other {pieces of {name}}} for {total}';
  expect([...listPlaceholders(english)].sort()).toEqual(['</0>', '<0>', '{count}', '{name}', '{total}']);
});

test('the text of a plural branch is not an argument', () => {
  expect([...listPlaceholders('{count, plural, =0 {nothing} one {piece} few {kosi} other {pieces}}')]).toEqual(['{count}']);
});
