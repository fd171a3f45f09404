import { useEffect, useMemo, useReducer } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { call } from '#frame/call.ts';
import { signalScan } from '#fields/scanning/signal-scan.ts';
import { listPackedLines, sumCounts, sumQuantities, type Counts, type PackedLine } from './packed-lines.ts';
import { advancePacking, getCurrentCounts, hasLostCounts, type LastScan } from './packing-state.ts';
import { readProgress, writeProgress } from './stored-progress.ts';

/** Interval in ms at which the order is loaded again, so that a second person who packs it is noticed before the parcel is full. */
const INTERVAL_MS = 30_000;

export const buildPackingKey = (orderNumber: string) => ['packing', orderNumber] as const;

/** Loads an order for packing. */
export const usePackedOrder = (orderNumber: string) =>
  useQuery({
    queryKey: buildPackingKey(orderNumber),
    queryFn: async ({ signal }) => (await call('GET /admin/orders/{number}', { path: { number: orderNumber }, signal })).data,
    refetchInterval: INTERVAL_MS,
  });

export interface Packing {
  /** All lines of the order. */
  lines: readonly PackedLine[];
  counts: Counts;
  /** Numbers of counted pieces and of pieces to pack. */
  counted: number;
  wanted: number;
  last: LastScan | null;
  /** Whether counted pieces became invalid because the order has changed. */
  hasLostCounts: boolean;
  scan: (code: string) => void;
  add: (line: PackedLine) => void;
  remove: (line: PackedLine) => void;
  /** Subtracts packed pieces. @param revision of the order from now on */
  subtract: (pieces: readonly { lineId: number; quantity: number }[], revision: string) => void;
  closeMessage: () => void;
}

/** Counts the pieces of an order. The browser tab stores the counts. */
export function usePacking(record: OrderRecord): Packing {
  const { id, revision } = record;
  const lines = useMemo(() => listPackedLines(record), [record]);
  const [state, dispatch] = useReducer(advancePacking, id, (orderNumber) => ({
    ...(readProgress(orderNumber) ?? { revision, counts: {} }),
    last: null,
    hasDroppedCounts: false,
  }));
  const counts = getCurrentCounts(state, revision);
  const isLost = hasLostCounts(state, revision);
  useEffect(() => writeProgress(id, { revision: state.revision, counts: state.counts }), [id, state.revision, state.counts]);
  useEffect(() => {
    if (state.last) signalScan(state.last.kind === 'counted' ? 'counted' : 'refused');
  }, [state.last]);
  useEffect(() => {
    if (isLost) signalScan('refused');
  }, [isLost]);
  return {
    lines,
    counts,
    counted: sumCounts(lines, counts),
    wanted: sumQuantities(lines),
    last: state.last,
    hasLostCounts: isLost,
    scan: (code) => dispatch({ kind: 'scan', code, lines, revision }),
    add: (line) => dispatch({ kind: 'add', line, revision }),
    remove: (line) => dispatch({ kind: 'remove', line, revision }),
    subtract: (pieces, next) => dispatch({ kind: 'packed', pieces, revision: next }),
    closeMessage: () => dispatch({ kind: 'close-message', revision }),
  };
}
