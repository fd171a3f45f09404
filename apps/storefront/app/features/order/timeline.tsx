import { useLingui } from '@lingui/react';
import type { Order } from '@selvedge/server/contract';
import { useShop } from '#lib/use-shop.ts';
import { Icon } from '#ui/icon.tsx';
import { stationsOf } from './stations.ts';
import { stationTexts, statusTexts } from './status-texts.ts';
import styles from './timeline.module.css';

/** How far an order has come: what has happened with its time, and what is still to come. */
export function Timeline({ order }: { order: Pick<Order, 'timeline' | 'status' | 'placedAt'> }) {
  const { timeZone } = useShop().market;
  const { i18n } = useLingui();
  const when = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone });
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
              <time className={styles.time} dateTime={at} suppressHydrationWarning>
                {when.format(new Date(at))}
              </time>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
