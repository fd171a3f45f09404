import { useLingui } from '@lingui/react';
import type { Order } from '@selvedge/server/contract';
import { useShop } from '#lib/use-shop.ts';
import { Icon } from '#ui/media/icon.tsx';
import { listTimelineSteps } from './timeline-steps.ts';
import { timelineTexts, statusTexts } from '../details/status-texts.ts';
import styles from './timeline.module.css';

/** Renders the past statuses of an order with their times, and the remaining ones. */
export function Timeline({ order }: { order: Pick<Order, 'timeline' | 'status' | 'placedAt'> }) {
  const { timeZone } = useShop().market;
  const { i18n } = useLingui();
  const when = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone });
  const getStepText = (status: string, at: string | null) => {
    const text = at ? timelineTexts[status] : statusTexts[status];
    return text ? i18n._(text) : status;
  };
  return (
    <ol className={styles.timeline}>
      {listTimelineSteps(order).map(({ status, at }) => (
        <li key={status} className={at ? styles.past : styles.future}>
          <span className={styles.mark}>{at ? <Icon name="check" size={14} /> : null}</span>
          <span className={styles.words}>
            {getStepText(status, at)}
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
