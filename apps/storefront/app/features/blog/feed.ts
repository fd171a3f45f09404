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
export const writeFeed = ({ title, url, languageTag, articles, buildUrl }: FeedFacts): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><description>${escapeXml(title)}</description><language>${languageTag}</language>`,
    ...articles.map(
      (article) =>
        `<item><title>${escapeXml(article.title)}</title><link>${escapeXml(buildUrl(article.slug))}</link><guid>${escapeXml(buildUrl(article.slug))}</guid>` +
        `<description>${escapeXml(article.excerpt)}</description><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate></item>`,
    ),
    '</channel></rss>',
  ].join('\n');

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => names[character] ?? '');
