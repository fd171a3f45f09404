import { expect, test } from 'vitest';
import type { PackedLine } from './packed-lines.ts';
import { advancePacking, getCurrentCounts, isOutdated, type PackingEvent, type PackingState } from './packing-state.ts';

const line: PackedLine = {
  ...{ lineId: 7, name: 'Shirt', brand: '', color: '', size: 'M', sku: 'S-1', barcode: '', imageUrl: '', quantity: 2 },
  codes: ['S-1'],
};
const start: PackingState = { revision: 'a', counts: {}, last: null };
const scan = (code: string, revision = 'a'): PackingEvent => ({ kind: 'scan', code, lines: [line], revision });
const play = (...events: PackingEvent[]): PackingState => events.reduce(advancePacking, start);

test('scans and counts by hand add up to the ordered pieces and not beyond', () => {
  const state = play(scan('s-1'), { kind: 'add', line, revision: 'a' }, scan('s-1'), { kind: 'add', line, revision: 'a' });
  expect(state).toMatchObject({ counts: { 7: 2 }, last: { kind: 'excess', serial: 4 } });
});

test('an unknown code counts nothing, and two equal errors are two results', () => {
  const once = play(scan('X'));
  const twice = advancePacking(once, scan('X'));
  expect([once.counts, twice.counts, once.last?.serial, twice.last?.serial]).toEqual([{}, {}, 1, 2]);
});

test('a count by mistake is undone, but never below zero', () => {
  const remove: PackingEvent = { kind: 'remove', line, revision: 'a' };
  expect(play(scan('S-1'), scan('S-1'), remove).counts).toEqual({ 7: 1 });
  expect(play(remove).counts).toEqual({ 7: 0 });
});

test('counts of an earlier revision are invalid, and the next scan starts from zero', () => {
  const counted = play(scan('S-1'), scan('S-1'));
  expect([getCurrentCounts(counted, 'b'), isOutdated(counted, 'b'), isOutdated(counted, 'a'), isOutdated(start, 'b')]).toEqual([
    {},
    true,
    false,
    false,
  ]);
  expect(advancePacking(counted, scan('S-1', 'b'))).toMatchObject({ revision: 'b', counts: { 7: 1 } });
  expect(advancePacking(counted, { kind: 'restart', revision: 'b' })).toEqual({ revision: 'b', counts: {}, last: null });
});
