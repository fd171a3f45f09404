import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { Blog } from '#features/blog/blog.tsx';
import { useLocalPath } from '#lib/paths/link.tsx';
import { notFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/blog';

/** Serves `/blog` and `/blog/page/2`, with optional `topic`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, href } = getShop(context);
  const { search, searchParams } = new URL(request.url);
  const page = 'page' in params ? String(params.page) : undefined;
  if (page !== undefined && !/^[1-9]\d{0,4}$/.test(page)) notFound(request);
  // The first page has one address.
  if (page === '1') throw redirect(href('/blog') + search, 301);
  const topic = searchParams.get('topic');
  const isFirst = topic === null && page === undefined;
  const [{ items, meta }, topics, slides] = await Promise.all([
    api.articles({ ...(topic !== null && { topic }), page: Number(page ?? 1) }),
    api.blogTopics(),
    isFirst ? api.blogSlides() : [],
  ]);
  if (topic !== null && !topics.some(({ slug }) => slug === topic)) notFound(request);
  if (page !== undefined && items.length === 0) notFound(request);
  return { items, meta, topics, topic, slides };
}

/** Both addresses are counted as one page. */
export const handle: RouteHandle = { view: 'blog' };

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const local = useLocalPath();
  const name = loaderData.topics.find(({ slug }) => slug === loaderData.topic)?.name;
  return (
    <>
      <PageHead title={name ?? t`Blog`} description={t`How clothes are made, worn and looked after.`} isNarrowed={loaderData.topic !== null} />
      <link rel="alternate" type="application/rss+xml" href={local('/blog/rss.xml')} title={t`Blog`} />
      <Blog {...loaderData} />
    </>
  );
}
