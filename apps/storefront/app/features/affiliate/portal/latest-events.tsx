import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@selvedge/api-client';
import type { AffiliateEvent } from '@selvedge/server/contract';
import { useEffect, useState } from 'react';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import { Section } from '#ui/section.tsx';
import { Sums } from '../analytics/sums.tsx';
import { formatSourceName } from '../analytics/click-texts.ts';
import styles from './portal.module.css';
import { PortalTable } from './portal-table.tsx';
import { usePortalTimeZone } from './time-zone-context.ts';

/** ms between two requests for new events while the page is visible. */
const pollInterval = 20_000;

const kindTexts: Readonly<Record<AffiliateEvent['kind'], MessageDescriptor>> = {
  click: msg`Click`,
  order: msg`Order`,
  approved: msg`Commission approved`,
  reversed: msg`Reversal`,
  paid: msg`Payout`,
};
const kindTones: Readonly<Record<AffiliateEvent['kind'], ChipTone>> = {
  click: 'primary',
  order: 'primary',
  approved: 'success',
  reversed: 'warning',
  paid: 'success',
};

interface LatestEventsProps {
  affiliateId: number;
  languageId: number;
  /** The events at the time when the page was rendered. */
  events: readonly AffiliateEvent[];
}

/** The latest clicks, orders, approvals, reversals and payouts. With scripts it updates itself. */
export function LatestEvents({ affiliateId, languageId, events: rendered }: LatestEventsProps) {
  const { t, i18n } = useLingui();
  const events = useLatestEvents({ affiliateId, languageId, events: rendered });
  const timeZone = usePortalTimeZone();
  return (
    <Section title={<Trans>Latest events</Trans>} words={<Trans>What has happened most recently. This list updates itself.</Trans>}>
      <PortalTable
        caption={t`Latest events`}
        rows={events}
        getKey={({ id }) => id}
        isNegative={({ sum }) => sum !== null && sum.amount < 0}
        empty={<Trans>Nothing has happened yet.</Trans>}
        columns={[
          { head: t`Event`, cell: ({ kind }) => <Chip tone={kindTones[kind]}>{i18n._(kindTexts[kind])}</Chip> },
          { head: t`Date`, cell: ({ at }) => <Moment at={at} timeZone={timeZone} /> },
          { head: t`Details`, cell: (event) => <Details event={event} /> },
          { head: t`Amount`, isNumber: true, cell: ({ sum }) => <Sums of={sum ? [sum] : []} /> },
        ]}
      />
    </Section>
  );
}

function Details({ event: { title, orderReference, source, subId, clickReason } }: { event: AffiliateEvent }) {
  const { i18n } = useLingui();
  const origin = [source && formatSourceName(i18n, source), subId].filter(Boolean).join(' · ');
  return (
    <span className={styles.sums}>
      {title ? <span>{title}</span> : null}
      {orderReference ? <span translate="no">{orderReference}</span> : null}
      {origin ? <span className={styles.quiet}>{origin}</span> : null}
      {clickReason ? (
        <span className={styles.quiet}>
          <Trans>Does not count</Trans>
        </span>
      ) : null}
    </span>
  );
}

function useLatestEvents({ affiliateId, languageId, events }: LatestEventsProps): readonly AffiliateEvent[] {
  const [polled, setPolled] = useState<{ events: readonly AffiliateEvent[]; over: readonly AffiliateEvent[] }>();
  useEffect(() => {
    const stop = new AbortController();
    const poll = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without the API client, because pages do not load it.
      const address = '/api/affiliate/{affiliateId}/events' satisfies Address<'GET /affiliate/{affiliateId}/events'>;
      const path = address.replace('{affiliateId}', String(affiliateId));
      const response = await fetch(`${path}?languageId=${languageId}`, { signal: stop.signal });
      if (!response.ok) return;
      const { data } = (await response.json()) as { data: AffiliateEvent[] };
      setPolled({ events: data, over: events });
    };
    // Without a connection the list stays as it is.
    const timer = setInterval(() => void poll().catch(() => undefined), pollInterval);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [affiliateId, languageId, events]);
  // A navigation brings newer events than the last request.
  return polled?.over === events ? polled.events : events;
}
