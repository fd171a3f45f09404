import { expect, test } from 'vitest';
import { GONE_AFTER_MS, isWebAddress, watchSightings } from './watch-sightings.ts';

test('a code is reported once while it stays in the picture, from its second picture on', () => {
  const see = watchSightings();
  expect([0, 100, 200, 300, 2000, 2100].map((at) => see(at > 300 ? [] : ['A'], at))).toEqual([[], ['A'], [], [], [], []]);
});

test('a second piece with the same code is reported after the first has left the picture', () => {
  const see = watchSightings();
  const pictures: [codes: string[], at: number][] = [
    [['A'], 0],
    [['A'], 100],
    [[], 100 + GONE_AFTER_MS + 1],
    [['A'], 1300],
    [['A'], 1400],
  ];
  expect(pictures.flatMap(([codes, at]) => see(codes, at))).toEqual(['A', 'A']);
});

test('a code that a single picture misses stays the same piece', () => {
  const see = watchSightings();
  expect([['A'], ['A'], [], ['A'], ['A']].flatMap((codes, index) => see(codes, index * 300))).toEqual(['A']);
});

test('a code that is read in one picture only is a misreading', () => {
  const see = watchSightings();
  expect([see(['A', 'B'], 0), see(['A'], 100), see(['B'], 100 + GONE_AFTER_MS + 1)]).toEqual([[], ['A'], []]);
});

test('a code that is read twice in one picture counts as one', () => {
  const see = watchSightings();
  expect([see(['A', 'A'], 0), see(['A', 'A'], 100)]).toEqual([[], ['A']]);
});

test('the address of a web page is no code of a product', () => {
  expect([isWebAddress('HTTPS://brand.example/care'), isWebAddress('7KQ4M-22222-1')]).toEqual([true, false]);
});
