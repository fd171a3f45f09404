import { Campaign } from '#features/campaign/campaign.tsx';
import { EventSample } from '#features/campaign/event-sample.tsx';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { assertAddress } from '#layouts/assert-address.ts';
import type { Route } from './+types/event';

/** Serves `/event/{slug}` and two samples: `/event/test`, and without a layout `/event/test2`. */
export async function loader(args: Route.LoaderArgs) {
  const { api } = getShop(args.context);
  const slug = 'slug' in args.params ? String(args.params.slug) : undefined;
  // Without a layout, nothing else validates the address.
  if (slug === undefined) assertAddress(args);
  if (slug === undefined || slug.toLowerCase() === 'test') return { campaign: null, products: (await api.products({ take: 4 })).items };
  const campaign = await orNotFound(api.campaign(slug), args.request);
  const products = campaign.productIds.length > 0 ? await api.wishedProducts(campaign.productIds) : [];
  return { campaign, products };
}

export default function EventPage({ loaderData: { campaign, products }, params }: Route.ComponentProps) {
  const grid = products.length > 0 ? <ProductGrid items={products} /> : null;
  if (!campaign) {
    const sample = <EventSample>{grid}</EventSample>;
    return 'slug' in params ? sample : <main>{sample}</main>;
  }
  const { title, excerpt, image } = campaign;
  return (
    <>
      <PageHead title={title} description={excerpt} image={image} imageAlt={image?.alt ?? title} />
      <Campaign campaign={campaign}>{grid}</Campaign>
    </>
  );
}
