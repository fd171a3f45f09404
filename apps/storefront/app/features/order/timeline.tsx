import { useLingui } from '@lingui/react';
import type { Order } from '@selvedge/server/contract';
import { Icon } from '#ui/icon.tsx';
import { stationTexts, statusTexts } from './status-texts.ts';
import styles from './timeline.module.css';

/** The stations that an order passes unless it is cancelled. */
const stations = ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const;

interface Station {
  status: string;
  /** ISO time; null: still to come. */
  at: string | null;
}

/** How far an order has come: what has happened with its time, and what is still to come. */
export function Timeline({ order, timeZone }: { order: Pick<Order, 'timeline' | 'status' | 'placedAt'>; timeZone?: string }) {
  const { i18n } = useLingui();
  const when = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: timeZone ?? 'UTC' });
  const wordsOf = (status: string, at: string | null) => {
    const text = at ? stationTexts[status] : statusTexts[status];
    return text ? i18n._(text) : status;
  };
  return (
    <ol className={styles.timeline}>
      {stationsOf(order).map(({ status, at }) => (
        <li key={status} className={at ? styles.past : styles.future}>
          <span className={styles.mark}>{at ? <Icon name="check" size={14} /> : null}</span>
          <span className={styles.words}>
            {wordsOf(status, at)}
            {at ? (
              <time className={styles.time} dateTime={at}>
                {when.format(new Date(at))}
              </time>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
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
