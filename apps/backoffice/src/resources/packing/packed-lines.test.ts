import { expect, test } from 'vitest';
import { listPackedLines, readScan, type Counts, type PackedLine } from './packed-lines.ts';

const buildLine = (more: Partial<PackedLine> = {}): PackedLine => ({
  ...{ lineId: 1, name: 'Linen shirt', brand: '', color: 'white', size: 'M', sku: 'LS-W-M', barcode: '0036000291452', imageUrl: '', quantity: 2 },
  codes: ['00036000291452', 'LS-W-M'],
  ...more,
});
const scan = (code: string, { lines = [buildLine()], counts = {} }: { lines?: PackedLine[]; counts?: Counts } = {}) => {
  const outcome = readScan(lines, counts, code);
  return outcome.kind === 'unknown' ? outcome : [outcome.kind, outcome.line.lineId, outcome.kind === 'counted' ? outcome.count : null];
};

test('a piece is counted by its EAN-13, by the UPC-A without the leading zero, and by its SKU in any case', () => {
  for (const code of ['0036000291452', '036000291452', ' 0 36000 29145 2\r', 'ls-w-m', 'LS-W-M '])
    expect(scan(code), code).toEqual(['counted', 1, 1]);
});

test('a piece too many and an unknown code are different errors', () => {
  expect(scan('LS-W-M', { counts: { 1: 2 } })).toEqual(['excess', 1, null]);
  expect(scan(' 4006381333931 ')).toEqual({ kind: 'unknown', code: '4006381333931' });
});

test('a piece of a line that is packed already is one too many', () => {
  expect(scan('LS-W-M', { lines: [buildLine({ quantity: 0 })] })).toEqual(['excess', 1, null]);
});

test('a variant in two lines is counted for the first, then for the second', () => {
  const lines = [buildLine({ quantity: 1 }), buildLine({ lineId: 2, quantity: 1 })];
  expect(scan('LS-W-M', { lines })).toEqual(['counted', 1, 1]);
  expect(scan('LS-W-M', { lines, counts: { 1: 1 } })).toEqual(['counted', 2, 1]);
  expect(scan('LS-W-M', { lines, counts: { 1: 1, 2: 1 } })).toEqual(['excess', 1, null]);
});

test('a line has the SKU of the order, and the SKU and barcode of today', () => {
  const line = { lineId: 1, name: 'Shirt', brand: '', color: '', size: 'M', sku: 'OLD-1', imageUrl: '', unpacked: 1 };
  const build = (labels: Parameters<typeof listPackedLines>[0]['labels']) =>
    listPackedLines({ labels, order: { lines: [line as Parameters<typeof listPackedLines>[0]['order']['lines'][number]] } })[0];
  expect(build([{ lineId: 1, sku: 'new-1', barcode: '96385074' }])).toMatchObject({ sku: 'OLD-1', codes: ['00000096385074', 'OLD-1', 'NEW-1'] });
  expect(build([])).toMatchObject({ barcode: '', codes: ['OLD-1'] });
});
