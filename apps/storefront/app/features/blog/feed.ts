import type { ArticleCard } from '@selvedge/server/contract';

interface FeedFacts {
  title: string;
  /** Of the blog. */
  url: string;
  /** IETF tag. */
  languageTag: string;
  articles: readonly ArticleCard[];
  urlOf: (slug: string) => string;
}

/** The newest articles as RSS 2.0. */
export const feedText = ({ title, url, languageTag, articles, urlOf }: FeedFacts): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escaped(title)}</title><link>${escaped(url)}</link><description>${escaped(title)}</description><language>${languageTag}</language>`,
    ...articles.map(
      (article) =>
        `<item><title>${escaped(article.title)}</title><link>${escaped(urlOf(article.slug))}</link><guid>${escaped(urlOf(article.slug))}</guid>` +
        `<description>${escaped(article.excerpt)}</description><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate></item>`,
    ),
    '</channel></rss>',
  ].join('\n');

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => names[character] ?? '');
