import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageTitle } from '#features/account/page-title.tsx';
import { CreativePart } from '#features/affiliate/creatives/creative-part.tsx';
import { loadCreatives } from '#features/affiliate/creatives/load-creatives.ts';
import { archiveLink, createLink } from '#features/affiliate/links/create-link.ts';
import { LinkPart } from '#features/affiliate/links/link-part.tsx';
import { LinkViews, type LinkView } from '#features/affiliate/links/link-views.tsx';
import { loadLinks } from '#features/affiliate/links/load-links.ts';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { FeedPart } from '#features/affiliate/product-feed/feed-part.tsx';
import { handleFeedForm, isFeedForm } from '#features/affiliate/product-feed/handle-feed-form.ts';
import { loadFeed } from '#features/affiliate/product-feed/load-feed.ts';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { Route } from './+types/affiliate-links';

export async function loader({ request, context }: Route.LoaderArgs) {
  const portal = getPortal(context);
  const query = new URL(request.url).searchParams;
  switch (query.get('view')) {
    case 'creatives':
      return loadCreatives(portal, query);
    case 'feed':
      return loadFeed(portal, query);
    default:
      return loadLinks(portal, query);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const portal = getPortal(context);
  const form = await request.formData();
  if (isFeedForm(form)) return handleFeedForm(portal, form);
  return form.get('intent') === 'archive' ? archiveLink(portal, form) : createLink(portal, form);
}

export const headers = unshared;

export default function AffiliateLinksPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useLingui();
  const { view } = loaderData;
  const titles: Readonly<Record<LinkView, string>> = { links: t`Links`, creatives: t`Banners and texts`, feed: t`Product feed` };
  const words: Readonly<Record<LinkView, ReactNode>> = {
    links: <Trans>Link to any page of the shop, and we’ll count everyone who follows it for you.</Trans>,
    creatives: <Trans>Ready to copy to your website, with your link in them.</Trans>,
    feed: <Trans>All our products with your link in each of them, in the format of Google Merchant Center. The feed is updated every night.</Trans>,
  };
  const title = titles[view];
  return (
    <>
      <PageHead isPrivate title={answer && !answer.link ? t`Error: ${title}` : title} />
      <PageTitle words={words[view]}>{title}</PageTitle>
      <LinkViews shown={view} />
      {loaderData.view === 'links' ? <LinkPart {...loaderData} answer={answer} /> : null}
      {loaderData.view === 'creatives' ? <CreativePart {...loaderData} /> : null}
      {loaderData.view === 'feed' ? <FeedPart {...loaderData} refusal={answer?.refusal ?? null} /> : null}
    </>
  );
}
