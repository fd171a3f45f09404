import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { attempt } from '#features/affiliate/links/attempt.ts';
import { listCountryNames } from '#features/affiliate/profile/country-names.ts';
import { findProducts } from '#features/affiliate/links/find-products.ts';
import { LinkForm } from '#features/affiliate/links/link-form.tsx';
import { LinkList } from '#features/affiliate/links/link-list.tsx';
import { CreatedLink } from '#features/affiliate/links/created-link.tsx';
import { archiveLink, createLink } from '#features/affiliate/links/create-link.ts';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { ProductFinder } from '#features/affiliate/links/product-finder.tsx';
import { PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/affiliate-links';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, affiliateId } = getPortal(context);
  const query = new URL(request.url).searchParams;
  const requestedPage = Number(query.get('page') ?? 1);
  const page = Number.isSafeInteger(requestedPage) && requestedPage > 0 && requestedPage < 10_000 ? requestedPage : 1;
  const words = (query.get('q') ?? '').trim().slice(0, 100);
  const [links, discounts, countries, products] = await Promise.all([
    attempt(shop.api.portal.links(affiliateId, page)),
    attempt(shop.api.affiliateDiscounts(affiliateId)),
    listCountryNames(shop),
    findProducts(shop, words),
  ]);
  return {
    links,
    // A link can be created without a discount.
    discounts: (discounts.answer ?? []).filter(({ status }) => status === 'active' || status === 'scheduled'),
    countries,
    countryId: shop.countryId,
    words,
    products,
    isArchived: query.has('archived'),
    chosenUrl: (query.get('url') ?? '').slice(0, 2000),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const portal = getPortal(context);
  const form = await request.formData();
  return form.get('intent') === 'archive' ? archiveLink(portal, form) : createLink(portal, form);
}

export const headers = unshared;

export default function AffiliateLinksPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useLingui();
  const { links, discounts, countries, countryId, words, products, chosenUrl, isArchived } = loaderData;
  const title = t`Links`;
  return (
    <>
      <PageHead isPrivate title={answer && !answer.link ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>A link of yours to any page of the shop: who comes by it is counted for you.</Trans>}>{title}</PageTitle>
      {answer?.link ? <CreatedLink link={answer.link} /> : null}
      <Section title={answer?.link ? <Trans>Make another link</Trans> : <Trans>Make a link</Trans>}>
        <ProductFinder words={words} products={products} />
        <LinkForm answer={answer} chosenUrl={chosenUrl} countries={countries} countryId={countryId} discounts={discounts} />
      </Section>
      {isArchived && !answer ? (
        <div role="status">
          <Notice tone="success">
            <Trans>The link is archived. It still leads on and still earns.</Trans>
          </Notice>
        </div>
      ) : null}
      <Section title={<Trans>Your links</Trans>} words={<Trans>What came of each link in the last 90 days.</Trans>}>
        {links.refusal ? (
          <PortalRefusal refusal={links.refusal} fallback="other" />
        ) : (
          <>
            <LinkList links={links.answer.items} countries={countries} />
            <PageLinks meta={links.answer.meta} buildAddress={(page) => (page > 1 ? `/affiliate/links?page=${page}` : '/affiliate/links')} />
          </>
        )}
      </Section>
    </>
  );
}
