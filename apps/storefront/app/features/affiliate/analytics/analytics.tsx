import { Trans, useLingui } from '@lingui/react/macro';
import type { UtmAnalytics } from '@selvedge/server/contract';
import { Section } from '#ui/section.tsx';
import { formatNumber } from '#lib/locale/format.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import { formatDeviceName, formatInvalidReason, formatName, formatSourceName } from './click-texts.ts';
import { useClickColumns, useCountsColumns, type Counts } from './counts-columns.tsx';
import type { NamedCountry } from '../profile/country-names.ts';
import { ClickChart, EarningsCharts } from './day-charts.tsx';
import { Figures } from './figures.tsx';
import styles from '../portal/portal.module.css';
import { PortalTable } from '../portal/portal-table.tsx';
import { Sums } from './sums.tsx';

/** Clicks and conversions by each known dimension. */
export function Analytics({ analytics, countries }: { analytics: UtmAnalytics; countries: readonly NamedCountry[] }) {
  const { t, i18n } = useLingui();
  const { days, campaigns, sources, subIds, invalid } = analytics;
  const getCountryName = (id: number): string => countries.find((country) => country.id === id)?.name ?? String(id);
  const formatSource = (name: string): string => formatSourceName(i18n, name);
  return (
    <>
      <Totals analytics={analytics} />
      <div className={styles.pair}>
        <Section title={<Trans>Clicks over time</Trans>}>
          <ClickChart days={days} />
        </Section>
        <Earnings analytics={analytics} />
      </div>
      <Section
        title={<Trans>Campaigns</Trans>}
        words={<Trans>As named in your links with utm_source, utm_medium, utm_campaign, utm_content and utm_term.</Trans>}
      >
        <CampaignTable campaigns={campaigns} />
      </Section>
      <div className={styles.pair}>
        <Breakdown title={t`Sources`} head={t`Source`} rows={sources.map((row) => ({ ...row, name: formatSource(row.name) }))} />
        <Breakdown title={t`Sub-IDs`} head={t`Sub-ID`} rows={subIds.map((row) => ({ ...row, name: formatSource(row.name) }))} />
      </div>
      <Breakdown title={t`Countries`} head={t`Country`} rows={analytics.countries.map((row) => ({ ...row, name: getCountryName(row.countryId) }))} />
      <div className={styles.trio}>
        <ClickTable title={t`Devices`} head={t`Device`} rows={analytics.devices.map((row) => ({ ...row, name: formatDeviceName(i18n, row.name) }))} />
        <ClickTable title={t`Browsers`} head={t`Browser`} rows={analytics.browsers.map((row) => ({ ...row, name: formatName(i18n, row.name) }))} />
        <ClickTable
          title={t`Operating systems`}
          head={t`Operating system`}
          rows={analytics.operatingSystems.map((row) => ({ ...row, name: formatName(i18n, row.name) }))}
        />
      </div>
      <InvalidClicks invalid={invalid} />
    </>
  );
}

function Totals({ analytics: { totals, hasConversions } }: { analytics: UtmAnalytics }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  return (
    <Figures
      of={[
        { name: t`Clicks`, value: number(totals.clicks), words: t`Every visit through one of your links.` },
        { name: t`Valid clicks`, value: number(totals.validClicks), words: t`Excluding bots and repeat clicks within an hour.` },
        {
          name: t`Conversions`,
          value: hasConversions ? number(totals.conversions) : '–',
          words: t`Orders credited to you, excluding cancelled ones.`,
        },
        {
          name: t`Earned`,
          value: <Sums of={hasConversions ? totals.commission : []} />,
          words: t`Commission for this period, minus returns.`,
        },
      ]}
    />
  );
}

/** The device of an order is not known, so an analysis filtered by device covers only clicks and shows a note. */
function Earnings({ analytics: { days, hasConversions } }: { analytics: UtmAnalytics }) {
  if (!hasConversions)
    return (
      <Notice tone="info">
        <Trans>We don’t record which device or browser an order came from. While you filter by one, you’ll only see clicks.</Trans>
      </Notice>
    );
  return (
    <Section title={<Trans>Earnings over time</Trans>}>
      <EarningsCharts days={days} />
    </Section>
  );
}

function InvalidClicks({ invalid }: Pick<UtmAnalytics, 'invalid'>) {
  const { t, i18n } = useLingui();
  return (
    <Section
      title={<Trans>Clicks that don’t count</Trans>}
      words={<Trans>We list them so that nothing goes missing, but they earn nothing. A few are normal.</Trans>}
    >
      <PortalTable
        caption={t`Clicks that don’t count`}
        rows={invalid}
        getKey={({ reason }) => reason}
        empty={<Trans>None in this period.</Trans>}
        columns={[
          { head: t`Reason`, cell: ({ reason }) => formatInvalidReason(i18n, reason) },
          { head: t`Clicks`, isNumber: true, cell: ({ clicks }) => formatNumber(clicks, i18n.locale) },
        ]}
      />
    </Section>
  );
}

function CampaignTable({ campaigns }: { campaigns: UtmAnalytics['campaigns'] }) {
  const { t, i18n } = useLingui();
  const counts = useCountsColumns<(typeof campaigns)[number]>();
  const text = (value: string) => value || '–';
  return (
    <PortalTable
      caption={t`Campaigns`}
      rows={campaigns}
      getKey={({ utmSource, utmMedium, utmCampaign, utmContent, utmTerm }) =>
        JSON.stringify([utmSource, utmMedium, utmCampaign, utmContent, utmTerm])
      }
      empty={<Trans>No visits in this period.</Trans>}
      columns={[
        { head: t`Campaign`, cell: ({ utmCampaign }) => formatSourceName(i18n, utmCampaign) },
        { head: t`Source`, cell: ({ utmSource }) => text(utmSource) },
        { head: t`Medium`, cell: ({ utmMedium }) => text(utmMedium) },
        { head: t`Content`, cell: ({ utmContent }) => text(utmContent) },
        { head: t`Term`, cell: ({ utmTerm }) => text(utmTerm) },
        ...counts,
      ]}
    />
  );
}

function Breakdown({ title, head, rows }: { title: string; head: string; rows: readonly (Counts & { name: string })[] }) {
  const counts = useCountsColumns<(typeof rows)[number]>();
  return (
    <Section title={title}>
      <PortalTable
        caption={title}
        rows={rows}
        getKey={({ name }) => name}
        empty={<Trans>No visits in this period.</Trans>}
        columns={[{ head, cell: ({ name }) => name }, ...counts]}
      />
    </Section>
  );
}

interface ClickRow {
  name: string;
  clicks: number;
  validClicks: number;
}

function ClickTable({ title, head, rows }: { title: string; head: string; rows: readonly ClickRow[] }) {
  const counts = useClickColumns<ClickRow>();
  return (
    <Section title={title}>
      <PortalTable
        caption={title}
        rows={rows}
        getKey={({ name }) => name}
        empty={<Trans>No visits in this period.</Trans>}
        columns={[{ head, cell: ({ name }) => name }, ...counts]}
      />
    </Section>
  );
}
