import { feedText } from '#features/blog/feed.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/blog-feed';

const most = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, market, language, origin, href } = shopFrom(context);
  const urlOf = (path: string) => new URL(href(path), origin).href;
  const { items } = await api.articles({ take: most });
  const text = feedText({
    title: market.shopName,
    url: urlOf('/blog'),
    languageTag: language.tag,
    articles: items,
    urlOf: (slug) => urlOf(`/blog/${slug}`),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
