import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '#ui/section.tsx';
import { FileLink } from './file-link.tsx';
import styles from '../portal/portal.module.css';

/** Links to each table of the page as a file. @param asked days and filters as they are shown */
export function AnalyticsFiles({ query }: { query: Readonly<Record<string, string | undefined>> }) {
  const { t } = useLingui();
  const tables = [
    { table: 'campaigns', name: t`Campaigns` },
    { table: 'days', name: t`Days` },
    { table: 'sources', name: t`Sources` },
    { table: 'subIds', name: t`Sub-ids` },
    { table: 'countries', name: t`Countries` },
    { table: 'devices', name: t`Devices` },
    { table: 'browsers', name: t`Browsers` },
    { table: 'operatingSystems', name: t`Operating systems` },
  ];
  return (
    <Section title={<Trans>Download as CSV</Trans>}>
      <ul className={styles.downloads}>
        {tables.map(({ table, name }) => (
          <li key={table}>
            <FileLink name="analytics.csv" query={{ ...query, table }}>
              {name}
            </FileLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
