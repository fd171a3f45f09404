import { expect, test } from 'vitest';
import { listFaults } from './list-faults.mjs';

const german = { code: 'de', id: 3, tag: 'de-DE', name: 'Deutsch' };
const austrian = { code: 'at', id: 17, tag: 'de-AT', name: 'Deutsch (Österreich)', fallback: 'de' };
const source = { 'cart.title': 'Your cart', 'cart.count': '{count, plural, one {# item} other {# items}}', 'cart.from': 'From {shop}' };
const complete = { 'cart.title': 'Ihr Warenkorb', 'cart.count': '{count, plural, one {# Artikel} other {# Artikel}}', 'cart.from': 'Von {shop}' };

test('a complete catalogue has no faults', () => {
  expect(listFaults(german, { source, own: complete })).toEqual([]);
  expect(listFaults(austrian, { source, own: { 'cart.title': 'Ihr Einkaufswagen' }, inherited: complete })).toEqual([]);
});

test.each([
  ['a missing text', { ...complete, 'cart.title': '' }, ['"cart.title" is not translated: Your cart']],
  ['a text that no code uses', { ...complete, 'cart.old': 'Alt' }, ['"cart.old" is not used any more']],
  [
    'a lost and an unknown placeholder',
    { ...complete, 'cart.from': 'Von {store}' },
    ['"cart.from" lost {shop}', '"cart.from" has the unknown {store}'],
  ],
  ['a missing plural', { ...complete, 'cart.count': '{count, plural, other {# Artikel}}' }, ['"cart.count" lacks the plural "one" of {count}']],
  [
    'a text value used as a number',
    { ...complete, 'cart.from': '{shop, plural, one {a} other {b}}' },
    ['"cart.from" uses {shop} as a number; its value is a text'],
  ],
])('%s is found', (_, own, faults) => {
  expect(listFaults(german, { source, own })).toEqual(faults);
});

test('a percentage has the spacing of its language', () => {
  const list = (language: typeof german, text: string) => listFaults(language, { source: { sale: 'x' }, own: { sale: text } });
  const english = { ...german, tag: 'en-GB' };
  expect([list(german, '5\u00a0% Rabatt'), list(english, '5% off')]).toEqual([[], []]);
  for (const text of ['5 % Rabatt', '5% Rabatt']) expect(list(german, text)).toEqual([expect.stringContaining('no no-break space')]);
  expect(list(english, '5 % off')).toEqual(['"sale" has "5 %" with a space before the percent sign']);
});

test('a plural of another language, an unclosed brace, and another order are found', () => {
  expect(listFaults(german, { source, own: { ...complete, 'cart.count': '{count, plural, one {#} few {#} other {#}}' } })).toHaveLength(1);
  expect(listFaults(german, { source, own: { ...complete, 'cart.from': 'Von {shop' } })[0]).toMatch(/^"cart.from" is not a valid message/);
  const [title, ...others] = Object.entries(complete);
  expect(listFaults(german, { source, own: Object.fromEntries([...others, ...(title ? [title] : [])]) })).toEqual([
    '"cart.count" is where English has "cart.title"',
  ]);
});

test('a text that equals that of the fallback is refused', () => {
  expect(listFaults(austrian, { source, own: { 'cart.title': 'Ihr Warenkorb' }, inherited: complete })).toEqual([
    '"cart.title" is the same as in de, remove it',
  ]);
});

test('a full stop after a date is found in a language whose long dates end with one', () => {
  const hungarian = { code: 'hu', id: 9, tag: 'hu-HU', name: 'Magyar' };
  const dated = { 'coupon.from': 'Valid from {day}.' };
  expect(listFaults(german, { source: dated, own: { 'coupon.from': 'Gültig ab {day}.' } })).toEqual([]);
  expect(listFaults(hungarian, { source: dated, own: { 'coupon.from': 'Kezdete: {day}' } })).toEqual([]);
  expect(listFaults(hungarian, { source: dated, own: { 'coupon.from': 'Kezdete: <0>{day}</0>.' } })).toContain(
    '"coupon.from" has a full stop after {day}',
  );
});
