import type { ArticleCard } from '@selvedge/server/contract';

interface FeedFacts {
  title: string;
  /** Address of the blog. */
  url: string;
  /** IETF tag. */
  languageTag: string;
  articles: readonly ArticleCard[];
  buildUrl: (slug: string) => string;
}

/** Returns the newest articles as RSS 2.0. */
export const feedText = ({ title, url, languageTag, articles, buildUrl }: FeedFacts): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escaped(title)}</title><link>${escaped(url)}</link><description>${escaped(title)}</description><language>${languageTag}</language>`,
    ...articles.map(
      (article) =>
        `<item><title>${escaped(article.title)}</title><link>${escaped(buildUrl(article.slug))}</link><guid>${escaped(buildUrl(article.slug))}</guid>` +
        `<description>${escaped(article.excerpt)}</description><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate></item>`,
    ),
    '</channel></rss>',
  ].join('\n');

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => names[character] ?? '');
