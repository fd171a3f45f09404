import { Trans, useLingui } from '@lingui/react/macro';
import type { ConversionTable as Conversion, Region } from './conversion-data.ts';
import { measureNames } from './measure-texts.ts';
import styles from './size-chart-table.module.css';
import { formatRange, type Unit } from './units.ts';

/** The names of each size by region, with its body measurements. */
export function ConversionTable({ table, unit }: { table: Conversion; unit: Unit }) {
  const { t, i18n } = useLingui();
  const name = i18n._(table.name);
  const regionNames: Record<Region, string> = {
    INT: t`Letter`,
    EU: t`EU`,
    UK: t`UK`,
    US: t`US`,
    IT: t`Italy`,
    FR: t`France`,
  };
  return (
    // A wide table scrolls, so it must be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={`${t`Size chart`}: ${name}`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {unit === 'cm' ? <Trans>Body measurements in centimetres</Trans> : <Trans>Body measurements in inches</Trans>}
        </caption>
        <thead>
          <tr>
            {table.regions.map((region) => (
              <th key={region} scope="col">
                {regionNames[region]}
              </th>
            ))}
            {table.measures.map((measure) => (
              <th key={measure} scope="col">
                {i18n._(measureNames[measure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ sizes, ranges }) => (
            <tr key={sizes.EU}>
              {table.regions.map((region) =>
                region === 'EU' ? (
                  <th key={region} scope="row">
                    {sizes[region]}
                  </th>
                ) : (
                  <td key={region}>{sizes[region]}</td>
                ),
              )}
              {table.measures.map((measure) => {
                const range = ranges[measure];
                return (
                  <td key={measure} suppressHydrationWarning>
                    {range ? formatRange(range, unit, i18n.locale) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
