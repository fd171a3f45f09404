import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticlePage } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { ArticleData } from '#lib/head/data-block.tsx';
import { Link, useLocalPath } from '#lib/paths/link.tsx';
import { buildPictureAddress } from '#lib/picture-source.ts';
import { useShop } from '#lib/use-shop.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article.module.css';

/** An article with the products that it mentions. @param children these products */
export function Article({ article, children }: { article: ArticlePage; children: ReactNode }) {
  const { t } = useLingui();
  const { market, language, origin } = useShop();
  const local = useLocalPath();
  const { title, slug, image, topic, html, lang } = article;
  const url = new URL(local(`/blog/${slug}`), origin).href;
  const pictureUrl = image && new URL(buildPictureAddress(image, 1280), origin).href;
  return (
    <article className={styles.article}>
      <ArticleData {...article} url={url} pictureUrl={pictureUrl} publisher={market.shopName} languageTag={language.tag} />
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Blog`, href: '/blog' }, { label: title }]} />
      <header className={styles.head}>
        {topic ? (
          <p>
            <Link to={`/blog?topic=${encodeURIComponent(topic.slug)}`}>{topic.name}</Link>
          </p>
        ) : null}
        <h1 lang={lang ?? undefined}>{title}</h1>
        <ArticleFacts article={article} />
      </header>
      {image ? (
        <div className={styles.picture}>
          <Picture image={image} alt={image.alt ?? ''} sizes="(width < 960px) 100vw, 720px" priority />
        </div>
      ) : null}
      <RichText html={html} lang={lang} />
      {children ? (
        <section className={styles.products} aria-labelledby="in-this-article">
          <h2 id="in-this-article">
            <Trans>In this article</Trans>
          </h2>
          {children}
        </section>
      ) : null}
      <Share url={url} title={title} />
    </article>
  );
}

/** Plain links, so that no third-party script runs and no third party is contacted before a visitor shares the article. */
function Share({ url, title }: { url: string; title: string }) {
  const { t } = useLingui();
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const places = [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'X', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}` },
    { name: t`Email`, href: `mailto:?subject=${words}&body=${address}` },
  ];
  return (
    <nav aria-label={t`Share`} className={styles.share}>
      <p>
        <Trans>Share</Trans>
      </p>
      <ul className={styles.places}>
        {places.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.place} href={href} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
