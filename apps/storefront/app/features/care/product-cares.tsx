import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CareSymbol } from '#ui/media/care-symbol.tsx';
import { formatCode } from '#ui/figures/code-text.ts';
import { careGroups } from './care-groups.ts';
import styles from './product-cares.module.css';

/** Explains the care symbols by group. */
export function ProductCares() {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Care symbols` }]} />
      <h1>
        <Trans>Care symbols</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>
          Five shapes say how a piece wants to be looked after, always in the same order. A cross means don’t, dots mean heat, and a bar below means
          gently. Which of them hold for a product stands on its page, under “Material and care”.
        </Trans>
      </p>
      <nav aria-label={t`Groups of symbols`}>
        <ul className={styles.groups}>
          {careGroups.map(({ id, sign, name }) => (
            <li key={id}>
              <a className={styles.group} href={`#${id}`}>
                <CareSymbol code={sign} />
                {i18n._(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {careGroups.map(({ id, name, intro, symbols }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{i18n._(name)}</h2>
          <p className={styles.intro}>{i18n._(intro)}</p>
          <ul className={styles.symbols}>
            {symbols.map(([code, meaning, ownName]) => (
              <li key={code} className={styles.symbol}>
                <CareSymbol code={code} size={48} />
                <div>
                  <h3 className={styles.name}>{ownName ? i18n._(ownName) : formatCode(i18n, 'care', code)}</h3>
                  <p>{i18n._(meaning)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Trans>
          Something went wrong in the wash? <Link to="/helpcenter/contact">Write to us</Link>, and we will say whether it can be saved.
        </Trans>
      </p>
    </div>
  );
}
