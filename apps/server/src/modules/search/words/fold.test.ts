import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { fold, tokensIn, wordsIn } from './fold.ts';
import { splitName } from './split-name.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

describe('a text is folded', () => {
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
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('whichever way its Bengali letters are put together, and whatever joins them', () => {
    expect(fold('সোয\u09BCেটার')).toBe(fold('সো\u09DFেটার'));
    expect(fold('শ\u200dার্\u200cট')).toBe(fold('শার্ট'));
    expect(fold('হুডী')).toBe(fold('হুডি'));
    expect(fold('৪২')).toBe('42');
  });

  test('by sound, so that Greek vowels may be mistaken for each other', () => {
    expect(fold('πουκάμησο')).toBe(fold('πουκάμισο'));
    expect(fold('φωρεμα')).toBe(fold('φόρεμα'));
  });

  test('once for all: folding again changes nothing, and no string makes it throw', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)));
    for (let code = 0; code < 0x20000; code += 1) {
      const folded = fold(String.fromCodePoint(code));
      if (fold(folded) !== folded) expect.fail(`U+${code.toString(16)}: ${folded} becomes ${fold(folded)}`);
    }
  });

  test('and words hold letters and digits only, none of them endless', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of [...wordsIn(text), ...tokensIn(text).map(({ token }) => token)]) {
          expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        }
      }),
    );
  });
});

test('a word with hyphens is one word, and several where each part says something', () => {
  expect(wordsIn('T-Shirt')).toEqual(['tshirt']);
  expect(wordsIn('Polka-dot dress')).toEqual(['polkadot', 'polka', 'dot', 'dress']);
  expect(wordsIn("Women’s d'estate")).toEqual(['womens', 'd', 'estate']);
});

test('a query keeps what was typed beside what is looked for', () => {
  expect(tokensIn('Μαύρο T-Shirt 🙂')).toEqual([
    { token: 'mavro', typed: 'Μαύρο' },
    { token: 't', typed: 'T' },
    { token: 'shirt', typed: 'Shirt' },
  ]);
});

test('what a name tells after "with" or "in" is not what the thing is', () => {
  expect(splitName('Warm coat in a wool blend with tie belt', 1)).toEqual({ thing: ['warm', 'coat'], told: ['wool', 'blend', 'tie', 'belt'] });
  expect(splitName('Csíkos puffos ujjú ruha', 9).told).toEqual([]);
});

describe('typing errors are counted', () => {
  test.each([
    ['hodie', 'hoodie', 1],
    ['jaens', 'jeans', 1],
    ['shrit', 'shirt', 1],
    ['short', 'shirt', 1],
    ['kleid', 'kleid', 0],
    ['chaketa', 'chaqueta', 2],
    ['abc', 'xyz', 3],
  ])('%s, %s: %i', (typed, meant, errors) => expect(editDistance(typed, meant, 5)).toBe(errors));

  test('the same from both sides, and never more than asked for', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(3), (one, other, most) => {
        const errors = editDistance(one, other, most);
        expect(errors).toBe(editDistance(other, one, most));
        expect(errors).toBe(Math.min(editDistance(one, other, 12), most + 1));
      }),
    );
  });
});
