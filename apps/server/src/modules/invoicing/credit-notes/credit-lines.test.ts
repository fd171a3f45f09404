import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { computeIncludedVat } from '#kit/money';
import { creditLines, computeCreditRemainder, type LineToCredit } from './credit-lines.ts';
import type { DocumentLine } from '../document-content.ts';

const line = (orderLineId: number, { quantity, total, rate }: { quantity: number; total: number; rate: number }): DocumentLine => ({
  orderLineId,
  kind: 'goods',
  sku: `SKU-${orderLineId}`,
  text: 'Linen shirt',
  quantity,
  unitPrice: Math.ceil(total / quantity),
  discount: Math.ceil(total / quantity) * quantity - total,
  total,
  vatBasisPoints: rate,
  vat: computeIncludedVat(total, rate),
});
const rounding = (total: number): DocumentLine => ({ ...line(0, { quantity: 1, total, rate: 0 }), orderLineId: null, kind: 'rounding' });
const sumLines = (lines: readonly DocumentLine[], of: 'total' | 'vat') => lines.reduce((sum, each) => sum + each[of], 0);

const anyInvoice = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      total: fc.integer({ min: 1, max: 3_000_000 }),
      rate: fc.constantFrom(0, 500, 1700, 1900, 2200, 2700),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((lines) =>
    fc.integer({ min: -249, max: 250 }).map((amount) => ({ lines: [...lines.map((each, id) => line(id + 1, each)), rounding(amount)] })),
  );

property.prop([anyInvoice, fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 1000 })), { maxLength: 30 })])(
  'credits of any parts never exceed the VAT of the invoice, and all notes together equal the invoice',
  (invoice, steps) => {
    const notes: { lines: DocumentLine[] }[] = [];
    for (const [which, permille] of steps) {
      const rest = computeCreditRemainder(invoice, notes);
      const chosen = rest[which % Math.max(1, rest.length)];
      if (!chosen) break;
      notes.push({ lines: creditLines(invoice, notes, [{ ...chosen, quantity: 0, amount: Math.floor((chosen.amount * permille) / 1000) }]) });
    }
    const rest = computeCreditRemainder(invoice, notes);
    if (rest.length > 0) notes.push({ lines: creditLines(invoice, notes, rest) });
    const all = notes.flatMap(({ lines }) => lines);
    expect(computeCreditRemainder(invoice, notes)).toEqual([]);
    for (const { orderLineId, total, vat } of invoice.lines) {
      const credited = all.filter((each) => each.orderLineId === orderLineId);
      expect(sumLines(credited, 'total')).toBe(total);
      expect(sumLines(credited, 'vat')).toBe(vat);
      if (orderLineId !== null) for (const each of credited) expect(each.vat).toBeGreaterThanOrEqual(0);
    }
    for (const each of all) expect(each.unitPrice * Math.max(each.quantity, 1) - each.discount).toBe(each.total);
  },
);

test('three thirds of 10.00 at 22 % carry 0.60 of VAT each, and together the 1.80 of the invoice', () => {
  const invoice = { lines: [line(1, { quantity: 3, total: 1000, rate: 2200 })] };
  const notes: { lines: DocumentLine[] }[] = [];
  for (const amount of [334, 333, 333]) notes.push({ lines: creditLines(invoice, notes, [{ orderLineId: 1, quantity: 1, amount }]) });
  expect(notes.map(({ lines }) => lines[0]?.vat)).toEqual([60, 60, 60]);
});

test('the last credit note takes the VAT that single notes would lose by rounding', () => {
  const invoice = { lines: [line(1, { quantity: 4, total: 11, rate: 2200 })] };
  expect(invoice.lines[0]?.vat).toBe(2);
  const notes: { lines: DocumentLine[] }[] = [];
  for (const amount of [2, 2, 2, 5]) notes.push({ lines: creditLines(invoice, notes, [{ orderLineId: 1, quantity: 1, amount }]) });
  expect(notes.map(({ lines }) => lines[0]?.vat)).toEqual([0, 1, 0, 1]);
});

test.each<[string, LineToCredit, string]>([
  ['more than the amount left of a line', { orderLineId: 1, quantity: 1, amount: 1001 }, 'amount'],
  ['more pieces than are left of a line', { orderLineId: 1, quantity: 4, amount: 10 }, 'quantity'],
  ['a line of another order', { orderLineId: 9, quantity: 1, amount: 1 }, 'amount'],
])('%s is refused', (_, asked, of) => {
  const invoice = { lines: [line(1, { quantity: 3, total: 1000, rate: 2200 })] };
  expect(() => creditLines(invoice, [], [asked])).toThrow(
    expect.objectContaining({ code: 'CreditExceedsInvoice', params: expect.objectContaining({ of }) as unknown }) as Error,
  );
});

test('credits of the same line in one request are added up', () => {
  const invoice = { lines: [line(1, { quantity: 3, total: 1000, rate: 2200 })] };
  const half = { orderLineId: 1, quantity: 1, amount: 600 };
  expect(() => creditLines(invoice, [], [half, half])).toThrow(
    expect.objectContaining({ params: { orderLineId: 1, left: 400, asked: 600, of: 'amount' } }) as Error,
  );
});

test('the cash rounding is credited with the last line and not before', () => {
  const invoice = { lines: [line(1, { quantity: 2, total: 998, rate: 2700 }), rounding(2)] };
  const first = { lines: creditLines(invoice, [], [{ orderLineId: 1, quantity: 1, amount: 499 }]) };
  expect(first.lines.map(({ kind }) => kind)).toEqual(['goods']);
  const last = creditLines(invoice, [first], [{ orderLineId: 1, quantity: 1, amount: 499 }]);
  expect(last.map(({ kind, total }) => [kind, total])).toEqual([
    ['goods', 499],
    ['rounding', 2],
  ]);
});
