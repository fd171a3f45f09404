import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDashboard } from '@selvedge/server/contract';
import { Section } from '#ui/section.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Balances } from '../commissions/balances.tsx';
import { BestProducts } from '../commissions/best-products.tsx';
import { useCountsColumns } from '../analytics/counts-columns.tsx';
import { ClickChart, EarningsCharts } from '../analytics/day-charts.tsx';
import { DueList } from '../commissions/due-list.tsx';
import { PeriodFigures } from '../analytics/period-figures.tsx';
import styles from './portal.module.css';
import { PortalTable } from './portal-table.tsx';
import { formatSourceName } from '../analytics/click-texts.ts';

/** The first page of the portal. Without clicks or a balance it shows the first steps. */
export function Dashboard({ dashboard }: { dashboard: AffiliateDashboard }) {
  const { stats, previous, trafficSources, earningsData, bestProducts, due } = dashboard;
  const isNew = stats.clicks === 0 && stats.conversions === 0 && stats.balances.length === 0;
  return (
    <>
      {isNew ? <FirstSteps /> : null}
      {stats.balances.length > 0 ? (
        <Section
          title={<Trans>Your balance</Trans>}
          words={<Trans>Your balance today, whichever period you’re viewing. Each currency is kept and paid out separately.</Trans>}
        >
          <Balances of={stats.balances} pendingEarnings={stats.pendingEarnings} />
        </Section>
      ) : null}
      <Section title={<Trans>This period</Trans>}>
        <PeriodFigures stats={stats} previous={previous} />
      </Section>
      {isNew ? null : (
        <>
          <div className={styles.pair}>
            <Section title={<Trans>Earnings over time</Trans>}>
              <EarningsCharts days={earningsData} />
            </Section>
            <Section title={<Trans>Clicks over time</Trans>}>
              <ClickChart days={earningsData} />
            </Section>
          </div>
          <TrafficSources sources={trafficSources} />
          <div className={styles.pair}>
            <Section title={<Trans>Top products</Trans>}>
              <BestProducts products={bestProducts} />
            </Section>
            <Section
              title={<Trans>When your commission is due</Trans>}
              words={<Trans>Pending commission is approved once the order has been delivered and paid for and the waiting period has ended.</Trans>}
            >
              <DueList due={due} />
            </Section>
          </div>
        </>
      )}
    </>
  );
}

const FirstSteps = () => (
  <EmptyState
    icon="plus"
    title={<Trans>Nothing here yet. Your first link is only a minute away.</Trans>}
    action={
      <LinkButton to="/affiliate/links">
        <Trans>Create a link</Trans>
      </LinkButton>
    }
  >
    <Trans>
      Choose a page or product your audience will like, create a link and share it wherever you post. You’ll see clicks here as soon as people follow
      it.
    </Trans>
  </EmptyState>
);

function TrafficSources({ sources }: { sources: AffiliateDashboard['trafficSources'] }) {
  const { t, i18n } = useLingui();
  const countsColumns = useCountsColumns<(typeof sources)[number]>();
  return (
    <Section title={<Trans>Traffic sources</Trans>} words={<Trans>Where your visits came from, as named in your links.</Trans>}>
      <PortalTable
        caption={t`Traffic sources`}
        rows={sources}
        getKey={({ source }) => source}
        empty={<Trans>No visits in this period.</Trans>}
        columns={[{ head: t`Source`, cell: ({ source }) => formatSourceName(i18n, source) }, ...countsColumns]}
      />
    </Section>
  );
}
