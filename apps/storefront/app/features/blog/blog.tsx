import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticleCard, HomeBlock, PageMeta, Topic } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Slider } from '#ui/media/slider.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './blog.module.css';

interface BlogProps {
  items: readonly ArticleCard[];
  meta: PageMeta;
  topics: readonly Topic[];
  /** Slug of the selected topic; null: all. */
  topic: string | null;
  /** Slides on the first page of the unfiltered list. */
  slides: readonly HomeBlock[];
}

/** Lists articles, the newest first, of one topic or of all. */
export function Blog({ items, meta, topics, topic, slides }: BlogProps) {
  const { t } = useLingui();
  const query = topic === null ? '' : `?topic=${encodeURIComponent(topic)}`;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Blog` }]} />
      <h1>
        <Trans>Blog</Trans>
      </h1>
      {slides.length > 0 ? <Slider slides={slides} label={t`Worth reading`} priority /> : null}
      <nav aria-label={t`Topics`}>
        <ul className={styles.topics}>
          <li>
            <Link className={styles.topic} to="/blog" aria-current={topic === null ? 'page' : undefined}>
              <Trans>All articles</Trans>
            </Link>
          </li>
          {topics.map(({ slug, name }) => (
            <li key={slug}>
              <Link className={styles.topic} to={`/blog?topic=${encodeURIComponent(slug)}`} aria-current={topic === slug ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.length > 0 ? (
        <ul className={styles.articles}>
          {items.map((article, index) => (
            <li key={article.id}>
              <Card article={article} isFirst={index === 0 && slides.length === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>No articles yet.</Trans>
        </p>
      )}
      <PageLinks meta={meta} buildAddress={(page) => `${page === 1 ? '/blog' : `/blog/page/${page}`}${query}`} />
    </div>
  );
}

function Card({ article, isFirst }: { article: ArticleCard; isFirst: boolean }) {
  const { slug, title, excerpt, image } = article;
  return (
    <article className={styles.card}>
      {image ? (
        <div className={styles.picture}>
          <Picture image={image} alt="" sizes="(width < 600px) 100vw, (width < 960px) 50vw, 420px" priority={isFirst} />
        </div>
      ) : null}
      <h2 className={styles.title}>
        <Link className={styles.link} to={`/blog/${slug}`}>
          {title}
        </Link>
      </h2>
      <p>{excerpt}</p>
      <ArticleFacts article={article} />
    </article>
  );
}
