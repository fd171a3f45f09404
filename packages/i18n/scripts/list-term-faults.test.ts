import { expect, test } from 'vitest';
import { listTermFaults } from './list-term-faults.mjs';

const english = {
  terms: {
    wishlist: { term: 'Wishlist', pattern: '\\bwishlist', except: ['mails:notice.footer'] },
    order: { term: 'Order', also: ['Orders'] },
  },
  texts: {
    'shop:title': 'Wishlist',
    'shop:full': 'Your wishlist is full.',
    'shop:orders': 'Orders',
    'mails:notice.footer': 'You asked for updates to your wishlist.',
  },
};
const terms = {
  wishlist: { term: 'Merkliste', pattern: 'merkliste', never: 'Wunschliste' },
  order: { term: 'Bestellung', also: ['Bestellungen'] },
};
const texts = {
  'shop:title': 'Merkliste',
  'shop:full': 'Ihre Merkliste ist voll.',
  'shop:orders': 'Bestellungen',
  'mails:notice.footer': 'Sie wollten Neues erfahren.',
};

test('a language that uses one term per thing has no faults', () => {
  expect(listTermFaults(english, { terms, texts })).toEqual([]);
  expect(listTermFaults(english, english)).toEqual([]);
});

test.each([
  ['another label', { 'shop:orders': 'Aufträge' }, ['"shop:orders" says "Aufträge" for "Orders"; the term is "Bestellung"']],
  [
    'a sentence without the term',
    { 'shop:full': 'Sie haben zu viele Herzen.' },
    ['"shop:full" does not mention "Merkliste": Sie haben zu viele Herzen.'],
  ],
  [
    'a word that the shop does not use',
    { 'mails:notice.footer': 'Neues von Ihrer Wunschliste.' },
    ['"mails:notice.footer" says "Wunschliste"; the term is "Merkliste"'],
  ],
])('%s is found', (_, changed, faults) => {
  expect(listTermFaults(english, { terms, texts: { ...texts, ...changed } })).toEqual(faults);
});

test('a missing term, an unknown one and a missing pattern are found', () => {
  const { order, wishlist } = terms;
  expect(listTermFaults(english, { terms: { wishlist }, texts })).toEqual(['the term "order" is missing']);
  expect(listTermFaults(english, { terms: { wishlist, order, cart: { term: 'Warenkorb' } }, texts })).toEqual([
    'the term "cart" is not an English one',
  ]);
  expect(listTermFaults(english, { terms: { wishlist: { term: 'Merkliste' }, order }, texts })).toEqual(['the term "wishlist" has no pattern']);
});
