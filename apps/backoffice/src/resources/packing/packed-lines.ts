import type { OrderRecord } from '@selvedge/server/admin/orders';
import { toComparableCode } from '@selvedge/server/catalog/scan-code';

/** A line of an order as the packing screen shows it. */
export interface PackedLine {
  lineId: number;
  name: string;
  brand: string;
  color: string;
  size: string;
  sku: string;
  /** Empty: the catalogue has none. */
  barcode: string;
  imageUrl: string;
  /** Number of pieces that are in no parcel yet. */
  quantity: number;
  /** The comparable codes on the labels of its pieces. */
  codes: readonly string[];
}

/** Number of counted pieces by line. */
export type Counts = Readonly<Record<number, number>>;

export type ScanOutcome =
  | { kind: 'counted'; line: PackedLine; count: number }
  /** All pieces of the line are counted or packed. */
  | { kind: 'excess'; line: PackedLine }
  /** No line of the order has the code. */
  | { kind: 'unknown'; code: string };

type PackedOrder = Pick<OrderRecord, 'labels'> & { order: Pick<OrderRecord['order'], 'lines'> };

/** Returns all lines of an order. Lines without pieces to pack are needed to name a piece too many. */
export function listPackedLines({ order, labels }: PackedOrder): PackedLine[] {
  return order.lines.map(({ lineId, name, brand, color, size, sku, imageUrl, unpacked }) => {
    const label = labels.find((one) => one.lineId === lineId);
    const codes = [label?.barcode, sku, label?.sku].flatMap((code) => (code ? [toComparableCode(code)] : []));
    return { lineId, name, brand, color, size, sku, barcode: label?.barcode ?? '', imageUrl, quantity: unpacked, codes: [...new Set(codes)] };
  });
}

export const getCount = (counts: Counts, { lineId }: Pick<PackedLine, 'lineId'>): number => counts[lineId] ?? 0;

/** Returns what a scanned code means. The counts are not changed. */
export function readScan(lines: readonly PackedLine[], counts: Counts, code: string): ScanOutcome {
  const wanted = toComparableCode(code);
  const matching = lines.filter(({ codes }) => codes.includes(wanted));
  // One variant may be in two lines.
  const open = matching.find((line) => getCount(counts, line) < line.quantity);
  if (open) return { kind: 'counted', line: open, count: getCount(counts, open) + 1 };
  const [full] = matching;
  return full ? { kind: 'excess', line: full } : { kind: 'unknown', code: code.trim() };
}

export const sumCounts = (lines: readonly PackedLine[], counts: Counts): number => lines.reduce((sum, line) => sum + getCount(counts, line), 0);
export const sumQuantities = (lines: readonly PackedLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** `Linen shirt, white, M` */
export const formatPiece = ({ name, color, size }: Pick<PackedLine, 'name' | 'color' | 'size'>): string =>
  [name, color, size].filter(Boolean).join(', ');
