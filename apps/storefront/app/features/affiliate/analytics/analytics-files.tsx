import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsTable } from '#lib/api/affiliate-calls.ts';
import { Section } from '#ui/section.tsx';
import { analyticsTables } from './analytics-filter.ts';
import { FileLink } from './file-link.tsx';
import styles from '../portal/portal.module.css';

/** Links to each table of the page as a file. @param asked the days and filters of the page */
export function AnalyticsFiles({ query }: { query: Readonly<Record<string, string | undefined>> }) {
  const { t } = useLingui();
  const names: Record<AnalyticsTable, string> = {
    campaigns: t`Campaigns`,
    days: t`Days`,
    sources: t`Sources`,
    subIds: t`Sub-IDs`,
    countries: t`Countries`,
    devices: t`Devices`,
    browsers: t`Browsers`,
    operatingSystems: t`Operating systems`,
  };
  return (
    <Section title={<Trans>Download as CSV</Trans>}>
      <ul className={styles.downloads}>
        {analyticsTables.map((table) => (
          <li key={table}>
            <FileLink name="analytics.csv" query={{ ...query, table }}>
              {names[table]}
            </FileLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
