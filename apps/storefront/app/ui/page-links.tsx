import { Trans, useLingui } from '@lingui/react/macro';
import type { PageMeta } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { formatNumber } from '#lib/locale/format.ts';
import { Icon } from '#ui/media/icon.tsx';
import styles from './page-links.module.css';

interface PageLinksProps {
  meta: PageMeta;
  buildAddress: (page: number) => string;
}

/** The pages of a list as links that crawlers can follow. The next page is prefetched. */
export function PageLinks({ meta: { page, pageCount }, buildAddress }: PageLinksProps) {
  const { t, i18n } = useLingui();
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 ? (
        <Link className={styles.step} rel="prev" to={buildAddress(page - 1)}>
          <Icon name="chevron" size={20} className={styles.back} />
          <span className={styles.word}>
            <Trans>Previous</Trans>
          </span>
        </Link>
      ) : (
        <span />
      )}
      <ol className={styles.list}>
        {listNearbyPages(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={styles.page}
                to={buildAddress(number)}
                aria-label={t`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number, i18n.locale)}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount ? (
        <Link className={styles.step} rel="next" to={buildAddress(page + 1)} prefetch="viewport">
          <span className={styles.word}>
            <Trans>Next</Trans>
          </span>
          <Icon name="chevron" size={20} className={styles.forth} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Returns the first page, the last page and those next to the current one; null marks a gap. */
export function listNearbyPages(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
