import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#frame/call.ts';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { addSkipped, clearSkipped, readSkipped } from './stored-progress.ts';

/** Maximum number of orders that are read to find the next one. */
const MAX_READ = 100;

type Filter = Record<string, unknown>;

/** Returns the address of the packing screen. @param filter of the order list; several people can pack different countries */
export function buildPackingPath({ order, filter = {}, isNext = false }: { order?: string; filter?: Filter; isNext?: boolean }): string {
  const { work: _, ...others } = filter;
  const query = new URLSearchParams({
    ...(order !== undefined && { order }),
    ...(Object.keys(others).length > 0 && { filter: JSON.stringify(others) }),
    ...(isNext && { next: '1' }),
  });
  return `/packing${query.size > 0 ? `?${query.toString()}` : ''}`;
}

const listToPack = async (filter: Filter, signal?: AbortSignal) =>
  call('GET /admin/orders', { query: { filter: { ...filter, work: 'to-pack' }, sort: 'placedAt', order: 'asc', take: MAX_READ }, signal });

/** Reads the orders to pack, the oldest first, and opens them. */
export function useQueue() {
  const [query] = useSearchParams();
  const [navigate, notify] = [useNavigate(), useNotify()];
  const filterText = query.get('filter');
  const filter = useMemo(() => readFilter(filterText), [filterText]);
  const { send } = useCall();
  /** Opens the oldest order that was not skipped. @param current an order that is done or skipped */
  const openNext = async (current?: { orderNumber: string; isSkipped: boolean }) => {
    if (current?.isSkipped) addSkipped(current.orderNumber);
    const waiting = (await send(() => listToPack(filter)))?.data;
    if (!waiting) return;
    const skipped = readSkipped();
    const next = waiting.find(({ id }) => id !== current?.orderNumber && !skipped.includes(id));
    if (next) {
      // Back must not open the address that leads here again.
      void navigate(buildPackingPath({ order: next.id, filter }), { replace: query.has('next') });
      return;
    }
    const left = waiting.filter(({ id }) => skipped.includes(id)).length;
    // The next click starts again with the skipped orders.
    if (left > 0) clearSkipped();
    notify(left > 0 ? 'Only skipped orders are left. "Pack next" starts with them again.' : 'No more orders to pack.', { type: 'info' });
    void navigate(buildPackingPath({ filter }), { replace: query.has('next') });
  };
  return { filter, isNext: query.has('next'), orderNumber: query.get('order') ?? undefined, openNext };
}

function readFilter(text: string | null): Filter {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Filter) : {};
  } catch {
    return {};
  }
}

/** Returns the orders to pack. */
export const useOrdersToPack = (filter: Filter) =>
  useQuery({ queryKey: ['packing-queue', filter], queryFn: ({ signal }) => listToPack(filter, signal), refetchInterval: 60_000 });
