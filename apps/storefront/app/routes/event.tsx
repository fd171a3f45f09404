import { Campaign } from '#features/campaign/campaign.tsx';
import { ProductGrid } from '#features/listing/product-grid.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/event';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  const campaign = await orNotFound(api.campaign(params.slug));
  const products = campaign.productIds.length > 0 ? await api.wishedProducts(campaign.productIds) : [];
  return { campaign, products };
}

export default function EventPage({ loaderData: { campaign, products } }: Route.ComponentProps) {
  const { title, excerpt, image } = campaign;
  return (
    <>
      <PageHead title={title} description={excerpt} image={image} imageAlt={image?.alt ?? title} />
      <Campaign campaign={campaign}>{products.length > 0 ? <ProductGrid items={products} /> : null}</Campaign>
    </>
  );
}
