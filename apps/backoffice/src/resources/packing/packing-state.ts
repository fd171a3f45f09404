import { getCount, readScan, type Counts, type PackedLine, type ScanOutcome } from './packed-lines.ts';

/** The counted pieces of an order. */
export interface Progress {
  /** The revision of the order that was counted. Counts of another revision are invalid, because the pieces to pack may differ. */
  revision: string;
  counts: Counts;
}

/** The last result. The serial number makes a screen reader read an equal result again. */
export type LastScan = ScanOutcome & { serial: number };

export interface PackingState extends Progress {
  last: LastScan | null;
  /** Whether counts of an earlier revision were dropped; until staff close the message. */
  hasDroppedCounts: boolean;
}

export type PackingEvent =
  | { kind: 'scan'; code: string; lines: readonly PackedLine[]; revision: string }
  /** A piece is counted, or its count is undone, by hand. */
  | { kind: 'add' | 'remove'; line: PackedLine; revision: string }
  /** Counted pieces were packed. Pieces that were counted while the server packed them are of the next parcel. */
  | { kind: 'packed'; pieces: readonly { lineId: number; quantity: number }[]; revision: string }
  /** Staff have read that counts were lost. */
  | { kind: 'close-message'; revision: string };

/** Returns the state after an event. Events for another revision than the counted one start from zero. */
export function advancePacking(state: PackingState, event: PackingEvent): PackingState {
  const { revision } = event;
  const counts = getCurrentCounts(state, revision);
  const hasDroppedCounts = hasLostCounts(state, revision);
  const serial = (state.last?.serial ?? 0) + 1;
  if (event.kind === 'close-message') return { revision, counts, last: null, hasDroppedCounts: false };
  if (event.kind === 'packed') return { revision, counts: subtractPieces(state.counts, event.pieces), last: null, hasDroppedCounts: false };
  if (event.kind === 'remove') {
    const count = Math.max(0, getCount(counts, event.line) - 1);
    return { revision, counts: { ...counts, [event.line.lineId]: count }, last: null, hasDroppedCounts };
  }
  const outcome = event.kind === 'scan' ? readScan(event.lines, counts, event.code) : countPiece(event.line, counts);
  const last = { ...outcome, serial };
  if (outcome.kind !== 'counted') return { revision, counts, last, hasDroppedCounts };
  return { revision, counts: { ...counts, [outcome.line.lineId]: outcome.count }, last, hasDroppedCounts };
}

const subtractPieces = (counts: Counts, pieces: readonly { lineId: number; quantity: number }[]): Counts => ({
  ...counts,
  ...Object.fromEntries(pieces.map(({ lineId, quantity }) => [lineId, Math.max(0, getCount(counts, { lineId }) - quantity)])),
});

function countPiece(line: PackedLine, counts: Counts): ScanOutcome {
  const count = getCount(counts, line);
  return count < line.quantity ? { kind: 'counted', line, count: count + 1 } : { kind: 'excess', line };
}

export const getCurrentCounts = (progress: Progress, revision: string): Counts => (progress.revision === revision ? progress.counts : {});

/** Returns whether counted pieces are invalid because the order has changed, and staff have not closed the message about it. */
export const hasLostCounts = ({ revision, counts, hasDroppedCounts }: PackingState, current: string): boolean =>
  hasDroppedCounts || (revision !== current && Object.values(counts).some((count) => count > 0));
