import { Plural, useLingui } from '@lingui/react/macro';
import type { ArticleCard } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/format.ts';
import styles from './article-facts.module.css';

/** Who wrote it and when, and how long it takes to read. */
export function ArticleFacts({ article: { author, publishedAt, minutes } }: { article: ArticleCard }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.facts}>
      {author ? <span>{author}</span> : null}
      {/* Browsers and Node know different editions of how days are written: what the server wrote stands. */}
      <time dateTime={publishedAt} suppressHydrationWarning>
        {formatLongDay(publishedAt, i18n.locale)}
      </time>
      <span>
        <Plural value={minutes} one="# minute to read" other="# minutes to read" />
      </span>
    </p>
  );
}
