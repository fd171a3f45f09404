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
  const { stats, trafficSources, earningsData, bestProducts, due } = dashboard;
  const isNew = stats.clicks === 0 && stats.conversions === 0 && stats.balances.length === 0;
  return (
    <>
      {isNew ? <FirstSteps /> : null}
      {stats.balances.length > 0 ? (
        <Section
          title={<Trans>Your balance</Trans>}
          words={<Trans>As it stands now, whichever days you look at. Each currency is kept and paid by itself.</Trans>}
        >
          <Balances of={stats.balances} />
        </Section>
      ) : null}
      <Section title={<Trans>These days</Trans>}>
        <PeriodFigures stats={stats} />
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
            <Section title={<Trans>Best products</Trans>}>
              <BestProducts products={bestProducts} />
            </Section>
            <Section
              title={<Trans>When it falls due</Trans>}
              words={<Trans>What is pending is approved once the order is delivered and the time for returns is over.</Trans>}
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
    title={<Trans>Nothing has happened here yet. Your first link is a minute away.</Trans>}
    action={
      <LinkButton to="/affiliate/links">
        <Trans>Make a link</Trans>
      </LinkButton>
    }
  >
    <Trans>
      Choose a page or a product that your readers will like, make a link to it, and share it where you write or post. As soon as somebody follows it,
      you see it here.
    </Trans>
  </EmptyState>
);

function TrafficSources({ sources }: { sources: AffiliateDashboard['trafficSources'] }) {
  const { t, i18n } = useLingui();
  const countsColumns = useCountsColumns<(typeof sources)[number]>();
  return (
    <Section title={<Trans>Traffic sources</Trans>} words={<Trans>Where the visits came from: what your links name as their source.</Trans>}>
      <PortalTable
        caption={t`Traffic sources`}
        rows={sources}
        getKey={({ source }) => source}
        empty={<Trans>No visits in these days.</Trans>}
        columns={[{ head: t`Source`, cell: ({ source }) => formatSourceName(i18n, source) }, ...countsColumns]}
      />
    </Section>
  );
}
