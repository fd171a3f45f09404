import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import { ConversionTable } from './conversion-table.tsx';
import styles from './conversions.module.css';
import { conversionTables } from './conversion-data.ts';
import { units, type Unit } from './units.ts';

/** Size conversions by kind of garment. The unit is part of the address, so that links change it without JavaScript. */
export function Conversions({ unit }: { unit: Unit }) {
  const { t, i18n } = useLingui();
  return (
    <section className={styles.conversions} aria-labelledby="conversions">
      <h2 id="conversions">
        <Trans>International sizes</Trans>
      </h2>
      <p className={styles.words}>
        <Trans>We use EU and letter sizes. Brands differ by a few centimetres: if a product has its own chart, go by that one.</Trans>
      </p>
      <div className={styles.ways}>
        <nav aria-label={t`Types of garment`}>
          <ul className={styles.links}>
            {conversionTables.map(({ id, name }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {i18n._(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t`Unit`}>
          <ul className={styles.units}>
            {units.map((one) => (
              <li key={one}>
                <Link
                  className={styles.unit}
                  to={one === 'cm' ? '/size-guides' : '/size-guides?unit=in'}
                  aria-current={one === unit || undefined}
                  replace
                >
                  {one === 'cm' ? <Trans>cm</Trans> : <Trans>inches</Trans>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {conversionTables.map((table) => (
        <section key={table.id} id={table.id} className={styles.kind} aria-labelledby={`${table.id}-name`}>
          <h3 id={`${table.id}-name`}>{i18n._(table.name)}</h3>
          <ConversionTable table={table} unit={unit} />
          {table.id === 'bras' ? (
            <p className={styles.hint}>
              <Trans>The cup is the difference between bust and band: B 14 to 16 cm, C 16 to 18 cm, D 18 to 20 cm.</Trans>
            </p>
          ) : null}
          {table.id === 'socks' ? (
            <p className={styles.hint}>
              <Trans>US sizes from 3½ are men’s. For women’s, add one and a half.</Trans>
            </p>
          ) : null}
        </section>
      ))}
    </section>
  );
}
