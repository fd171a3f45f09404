import { writeFeed } from '#features/blog/feed.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/blog-feed';

const maxArticles = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, market, language, origin, href } = getShop(context);
  const buildUrl = (path: string) => new URL(href(path), origin).href;
  const { items } = await api.articles({ take: maxArticles });
  const text = writeFeed({
    title: market.shopName,
    url: buildUrl('/blog'),
    languageTag: language.tag,
    articles: items,
    buildUrl: (slug) => buildUrl(`/blog/${slug}`),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
