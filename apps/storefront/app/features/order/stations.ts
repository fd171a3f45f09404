import type { Order } from '@selvedge/server/contract';

/** The stations that an order passes unless it is cancelled. */
const stations = ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const;

interface Station {
  status: string;
  /** ISO time; null: still to come. */
  at: string | null;
}

/** The order's own stations, then the ones that are left. A cancelled order has none left. */
export function stationsOf({ timeline, status, placedAt }: Pick<Order, 'timeline' | 'status' | 'placedAt'>): Station[] {
  const past = new Map<string, string>([['PENDING', placedAt]]);
  for (const { life, to, at } of timeline) if (life === 'status') past.set(to, at);
  const done = [...past].map(([name, at]) => ({ status: name, at }));
  if (status === 'CANCELLED') return done;
  const reached = stations.findIndex((station) => station === status);
  return [...done, ...stations.slice(reached + 1).map((station) => ({ status: station, at: null }))];
}
