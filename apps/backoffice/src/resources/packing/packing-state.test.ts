import { expect, test } from 'vitest';
import type { PackedLine } from './packed-lines.ts';
import { advancePacking, getCurrentCounts, hasLostCounts, type PackingEvent, type PackingState } from './packing-state.ts';

const line: PackedLine = {
  ...{ lineId: 7, name: 'Shirt', brand: '', color: '', size: 'M', sku: 'S-1', barcode: '', imageUrl: '', quantity: 2 },
  codes: ['S-1'],
};
const start: PackingState = { revision: 'a', counts: {}, last: null, hasDroppedCounts: false };
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

test('counts of an earlier revision are invalid, the next scan starts from zero, and the message stays until it is closed', () => {
  const counted = play(scan('S-1'), scan('S-1'));
  expect([getCurrentCounts(counted, 'b'), hasLostCounts(counted, 'b'), hasLostCounts(counted, 'a'), hasLostCounts(start, 'b')]).toEqual([
    {},
    true,
    false,
    false,
  ]);
  const again = advancePacking(counted, scan('S-1', 'b'));
  expect(again).toMatchObject({ revision: 'b', counts: { 7: 1 }, hasDroppedCounts: true });
  expect(advancePacking(again, scan('S-1', 'b'))).toMatchObject({ counts: { 7: 2 }, hasDroppedCounts: true });
  expect(advancePacking(again, { kind: 'close-message', revision: 'b' })).toMatchObject({ counts: { 7: 1 }, hasDroppedCounts: false });
});

test('packed pieces are subtracted, and a piece that was counted meanwhile stays counted', () => {
  const counted = play(scan('S-1'), scan('S-1'));
  const packed = { kind: 'packed', pieces: [{ lineId: 7, quantity: 1 }], revision: 'b' } as const;
  expect(advancePacking(counted, packed)).toEqual({ revision: 'b', counts: { 7: 1 }, last: null, hasDroppedCounts: false });
});
