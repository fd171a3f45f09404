import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTransitionPath, computeShareOfPieces, type OrderLineRow, type OrderStatus } from '#modules/orders';
import { selectCashDue } from './carriers/cash-due.ts';
import { deriveStatus, countPiecesToPack, countReturnablePieces, type Progress } from './order-progress.ts';
import { shipmentTransitions, type ShipmentStatus } from './shipments/shipment-transitions.ts';

const line = { id: 1, quantity: 2, cancelled: 0 };
const parcel = (status: ShipmentStatus, quantity = 1): Progress => ({ status, items: [{ orderLineId: 1, quantity }] });

test.for<[OrderStatus, number, Progress[]]>([
  ['CONFIRMED', 0, []],
  ['CONFIRMED', 1, []],
  ['CANCELLED', 2, []],
  ['PACKED', 0, [parcel('PACKED')]],
  ['PACKED', 1, [parcel('PACKED')]],
  ['SHIPPED', 0, [parcel('SHIPPED')]],
  ['SHIPPED', 0, [parcel('DELIVERED')]],
  ['SHIPPED', 0, [parcel('DELIVERED'), parcel('PACKED')]],
  ['SHIPPED', 0, [parcel('DELIVERED'), parcel('UNDELIVERED')]],
  ['SHIPPED', 0, [parcel('RETURNED_TO_SENDER')]],
  ['DELIVERED', 0, [parcel('DELIVERED', 2)]],
  ['DELIVERED', 1, [parcel('DELIVERED')]],
  ['DELIVERED', 0, [parcel('DELIVERED'), parcel('LOST')]],
  ['DELIVERED', 0, [parcel('DELIVERED'), parcel('RETURNED_TO_SENDER')]],
  ['CANCELLED', 0, [parcel('LOST'), parcel('RETURNED_TO_SENDER')]],
  ['CANCELLED', 1, [parcel('RETURNED_TO_SENDER')]],
])('an order is %s with %i of two pieces cancelled and these parcels: %j', ([status, cancelled, parcels]) => {
  expect(deriveStatus([{ ...line, cancelled }], parcels, { isPaid: false })).toBe(status);
  expect(deriveStatus([{ ...line, cancelled }], parcels, { isPaid: true })).toBe(status === 'DELIVERED' ? 'COMPLETED' : status);
});

/** Random events on an order of up to three lines, in sequence. */
const story = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  steps: fc.array(fc.record({ kind: fc.constantFrom('pack', 'cancel', 'move'), which: fc.nat(), count: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 40,
  }),
});

function* runStory({ quantities, steps }: typeof story extends fc.Arbitrary<infer Story> ? Story : never) {
  const lines = quantities.map((quantity, index) => ({ id: index + 1, quantity, cancelled: 0 }));
  const parcels: { status: ShipmentStatus; items: { orderLineId: number; quantity: number }[] }[] = [];
  for (const { kind, which, count } of steps) {
    const owed = countPiecesToPack(lines, parcels);
    const some = owed[which % Math.max(1, owed.length)];
    const quantity = Math.min(count, some?.quantity ?? 0);
    if (kind === 'pack' && some) parcels.push({ status: 'PACKED', items: [{ orderLineId: some.orderLineId, quantity }] });
    const cancelled = lines.find(({ id }) => id === some?.orderLineId);
    if (kind === 'cancel' && cancelled) cancelled.cancelled += quantity;
    const moving = parcels[which % Math.max(1, parcels.length)];
    if (kind === 'move' && moving) {
      const ways = Object.values(shipmentTransitions[moving.status]) as ShipmentStatus[];
      moving.status = ways[count % Math.max(1, ways.length)] ?? moving.status;
      // An unpacked parcel is empty, so it is not counted.
      if (moving.status === 'UNPACKED') parcels.splice(parcels.indexOf(moving), 1);
    }
    yield { lines, parcels };
  }
}

test("for any events on parcels and lines, the order's states have transitions to the derived status", () => {
  fc.assert(
    fc.property(story, fc.boolean(), (happening, isPaid) => {
      let status: OrderStatus = 'CONFIRMED';
      for (const { lines, parcels } of runStory(happening)) {
        const next = deriveStatus(lines, parcels, { isPaid });
        // Only a late payment reinstates a cancelled order; a parcel never does.
        expect(findTransitionPath(status, next)).not.toContain('reinstate');
        status = next;
      }
    }),
    { numRuns: 400 },
  );
});

test('no piece is packed twice or forgotten, and only delivered pieces can be sent back', () => {
  fc.assert(
    fc.property(story, (happening) => {
      for (const { lines, parcels } of runStory(happening)) {
        const count = (of: readonly { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
        const packed = count(parcels.flatMap(({ items }) => items));
        const cancelled = lines.reduce((sum, of) => sum + of.cancelled, 0);
        expect(count(countPiecesToPack(lines, parcels)) + packed + cancelled).toBe(count(lines));
        const never = parcels.filter(({ status }) => status === 'LOST' || status === 'RETURNED_TO_SENDER').flatMap(({ items }) => items);
        const returned = lines.map((of) => ({ ...of, returned: count(never.filter(({ orderLineId }) => orderLineId === of.id)) }));
        const arrived = parcels.filter(({ status }) => status === 'DELIVERED').flatMap(({ items }) => items);
        expect(count(countReturnablePieces(returned, parcels))).toBe(count(arrived));
      }
    }),
  );
});

test('pieces that go in any portions add up exactly to their line', () => {
  const portions = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(portions, fc.integer({ min: 0, max: 5_000_00 }), (counts, total) => {
      const quantity = counts.reduce((a, b) => a + b, 0);
      let before = 0;
      let sum = 0;
      for (const count of counts) {
        const part = computeShareOfPieces({ quantity, total }, { before, count });
        expect(Math.abs(part - (total * count) / quantity)).toBeLessThan(count);
        sum += part;
        before += count;
      }
      expect(sum).toBe(total);
      expect(() => computeShareOfPieces({ quantity, total }, { before, count: 1 })).toThrow(RangeError);
    }),
  );
});

test('a carrier remits the total minus cancelled, refused and lost pieces, rounded to coins', () => {
  const goods = [{ ...line, quantity: 3, total: 10_000, cancelled: 1 }] as unknown as OrderLineRow[];
  const charges = [{ total: 390 }] as unknown as OrderLineRow[];
  const due = (parcels: Progress[], cashStep = 1) => selectCashDue({ goods, charges, parcels }, cashStep);
  expect(due([parcel('DELIVERED', 2)])).toBe(10_000 - 3334 + 390);
  expect(due([parcel('DELIVERED'), parcel('RETURNED_TO_SENDER')])).toBe(3333 + 390);
  expect(due([parcel('DELIVERED'), parcel('LOST')], 500)).toBe(3500);
});
