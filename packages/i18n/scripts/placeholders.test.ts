import { expect, test } from 'vitest';
import { placeholdersOf } from './placeholders.mjs';

test('a text keeps its arguments and its tags, whatever its plural looks like', () => {
  const english = '{count, plural, one {# <0>piece</0> of {name}} other {pieces of {name}}} for {total}';
  expect([...placeholdersOf(english)].sort()).toEqual(['</0>', '<0>', '{count}', '{name}', '{total}']);
});

test('the words of a branch are no argument', () => {
  expect([...placeholdersOf('{count, plural, =0 {nothing} one {piece} few {kosi} other {pieces}}')]).toEqual(['{count}']);
});
