import { Plural, useLingui } from '@lingui/react/macro';
import type { ArticleCard } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import styles from './article-facts.module.css';

/** Author, date and reading time. */
export function ArticleFacts({ article: { author, publishedAt, minutes } }: { article: ArticleCard }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.facts}>
      {author ? <span>{author}</span> : null}
      {/* Browsers and Node may format dates differently: the server's text is kept. */}
      <time dateTime={publishedAt} suppressHydrationWarning>
        {formatLongDay(publishedAt, i18n.locale)}
      </time>
      <span>
        <Plural value={minutes} one="#-minute read" other="#-minute read" />
      </span>
    </p>
  );
}
