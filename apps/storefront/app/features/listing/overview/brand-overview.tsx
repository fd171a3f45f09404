import { Trans, useLingui } from '@lingui/react/macro';
import type { Brand } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { groupBrandsByLetter } from './brand-letters.ts';
import styles from './brand-overview.module.css';

/** Renders all brands by letter with their descriptions. */
export function BrandOverview({ brands }: { brands: readonly Brand[] }) {
  const { t, i18n } = useLingui();
  const letters = groupBrandsByLetter(brands, i18n.locale);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Brands` }]} />
        <h1>
          <Trans>Brands</Trans>
        </h1>
      </header>
      <nav className={styles.index} aria-label={t`From A to Z`}>
        <ul className={styles.letters}>
          {letters.map(({ letter, id }) => (
            <li key={id}>
              <a className={styles.letter} href={`#${id}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {letters.map(({ letter, id, brands: some }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.title}>
              {letter}
            </h2>
            <ul className={styles.list}>
              {some.map((brand) => (
                <li key={brand.id} className={styles.brand}>
                  <h3>
                    <Link className={styles.name} to={`/brands/${brand.slug}`} prefetch="intent">
                      {brand.name}
                    </Link>
                  </h3>
                  {brand.description ? <p className={styles.description}>{brand.description}</p> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
