import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { fold, tokenize, listWords } from './fold.ts';
import { splitName } from './split-name.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

describe('folding a text', () => {
  test.each([
    ['ŠATY', 'saty'],
    ['Größe', 'grosse'],
    ['płaszcz', 'plaszcz'],
    ['İndirim ığ', 'indirim ig'],
    ['ΦΟΡΈΜΑΤΑ', 'foremata'],
    ['φόρεμα', 'forema'],
    ['κάλτσες', 'kaltses'],
    ['ΓΥΝΑΙΚΕΊΟΣ', 'ginekios'],
    ['μπλούζα', 'blouza'],
    ['Рокля', 'roklya'],
    ['тренчкот', 'trenchkot'],
    ['শার্ট', 'shart'],
    ['জ্যাকেট', 'jaket'],
    ['ﬁne', 'fine'],
  ])('converts %s to %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('is independent of the composition of Bengali letters and of joiners', () => {
    expect(fold('সোয\u09BCেটার')).toBe(fold('সো\u09DFেটার'));
    expect(fold('শ\u200dার্\u200cট')).toBe(fold('শার্ট'));
    expect(fold('হুডী')).toBe(fold('হুডি'));
    expect(fold('৪২')).toBe('42');
  });

  test('is by sound, so that Greek vowels may be confused with each other', () => {
    expect(fold('πουκάμησο')).toBe(fold('πουκάμισο'));
    expect(fold('φωρεμα')).toBe(fold('φόρεμα'));
  });

  test('is idempotent and never throws', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)));
    for (let code = 0; code < 0x20000; code += 1) {
      const folded = fold(String.fromCodePoint(code));
      if (fold(folded) !== folded) expect.fail(`U+${code.toString(16)}: ${folded} becomes ${fold(folded)}`);
    }
  });

  test('gives words of letters and digits only, with a limited length', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of [...listWords(text), ...tokenize(text).map(({ token }) => token)]) {
          expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        }
      }),
    );
  });
});

test('a word with hyphens is one word, and also several if each part has a meaning', () => {
  expect(listWords('T-Shirt')).toEqual(['tshirt']);
  expect(listWords('Polka-dot dress')).toEqual(['polkadot', 'polka', 'dot', 'dress']);
  expect(listWords("Women’s d'estate")).toEqual(['womens', 'd', 'estate']);
});

test('a query keeps the entered words together with the folded ones', () => {
  expect(tokenize('Μαύρο T-Shirt 🙂')).toEqual([
    { token: 'mavro', typed: 'Μαύρο' },
    { token: 't', typed: 'T' },
    { token: 'shirt', typed: 'Shirt' },
  ]);
});

test('the part of a name after "with" or "in" does not name the product type', () => {
  expect(splitName('Warm coat in a wool blend with tie belt', 1)).toEqual({ thing: ['warm', 'coat'], details: ['wool', 'blend', 'tie', 'belt'] });
  expect(splitName('Csíkos puffos ujjú ruha', 9).details).toEqual([]);
});

describe('the edit distance', () => {
  test.each([
    ['hodie', 'hoodie', 1],
    ['jaens', 'jeans', 1],
    ['shrit', 'shirt', 1],
    ['short', 'shirt', 1],
    ['kleid', 'kleid', 0],
    ['chaketa', 'chaqueta', 2],
    ['abc', 'xyz', 3],
  ])('of %s and %s is %i', (typed, meant, errors) => expect(editDistance(typed, meant, 5)).toBe(errors));

  test('is symmetric and never more than the maximum plus one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(3), (one, other, max) => {
        const errors = editDistance(one, other, max);
        expect(errors).toBe(editDistance(other, one, max));
        expect(errors).toBe(Math.min(editDistance(one, other, 12), max + 1));
      }),
    );
  });
});
