import { expect, test } from 'vitest';
import { describeMessage, listNeededCategories, listPlaceholders } from './message.mjs';

test("a message's arguments and tags are found inside plurals too", () => {
  const described = describeMessage('{count, plural, one {# <0>piece</0> of {name}} other {pieces of {name}}} for {total}');
  expect(listPlaceholders(described).sort()).toEqual(['</0>', '<0>', '{count}', '{name}', '{total}']);
  expect(described.args.get('count')).toBe('number');
  expect(described.args.get('name')).toBe('text');
});

test('the text of a plural branch is not an argument', () => {
  expect(listPlaceholders(describeMessage('{count, plural, =0 {nothing} one {piece} few {kosi} other {pieces}}'))).toEqual(['{count}']);
});

test('two apostrophes hide an argument between them, a doubled one does not', () => {
  expect(listPlaceholders(describeMessage("dell'{shop} e dell'altro"))).toEqual([]);
  expect(listPlaceholders(describeMessage("dell''{shop} e dell'altro"))).toEqual(['{shop}']);
});

test('a plural category that a language does not have is refused, and those of whole numbers are needed', () => {
  expect(() => describeMessage('{count, plural, one {#} few {#} other {#}}', 'de-DE')).toThrow();
  expect(describeMessage('{count, plural, one {#} few {#} other {#}}', 'cs-CZ').plurals[0]?.categories).toEqual(['one', 'few', 'other']);
  expect(listNeededCategories('sl-SI', 'cardinal').sort()).toEqual(['few', 'one', 'other', 'two']);
  expect(listNeededCategories('es-ES', 'cardinal').sort()).toEqual(['one', 'other']);
});
