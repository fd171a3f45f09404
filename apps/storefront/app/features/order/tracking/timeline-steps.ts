import type { Order } from '@selvedge/server/contract';

/** The statuses of an order that is not cancelled, in order. */
const regularStatuses = ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const;

interface TimelineStep {
  status: string;
  /** ISO 8601 time; null if the status is not reached yet. */
  at: string | null;
}

/** Returns the past statuses of the order, then the remaining ones. A cancelled order has no remaining ones. */
export function listTimelineSteps({ timeline, status, placedAt }: Pick<Order, 'timeline' | 'status' | 'placedAt'>): TimelineStep[] {
  const past = new Map<string, string>([['PENDING', placedAt]]);
  for (const { kind, to, at } of timeline) if (kind === 'status') past.set(to, at);
  const done = [...past].map(([name, at]) => ({ status: name, at }));
  if (status === 'CANCELLED') return done;
  const reached = regularStatuses.findIndex((regularStatus) => regularStatus === status);
  return [...done, ...regularStatuses.slice(reached + 1).map((regularStatus) => ({ status: regularStatus, at: null }))];
}
