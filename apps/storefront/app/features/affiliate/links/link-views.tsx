import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import styles from '../analytics/period-form.module.css';

export type LinkView = 'links' | 'creatives' | 'feed';

/** Links that switch between tracking links, creatives and the product feed. */
export function LinkViews({ shown }: { shown: LinkView }) {
  const { t } = useLingui();
  const views = [
    { view: 'links', to: '/affiliate/links', label: <Trans>Links</Trans> },
    { view: 'creatives', to: '/affiliate/links?view=creatives', label: <Trans>Banners and texts</Trans> },
    { view: 'feed', to: '/affiliate/links?view=feed', label: <Trans>Product feed</Trans> },
  ] as const;
  return (
    <nav aria-label={t`Views`}>
      <ul className={styles.lengths}>
        {views.map(({ view, to, label }) => (
          <li key={view}>
            <Link to={to} className={styles.length} aria-current={shown === view ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
