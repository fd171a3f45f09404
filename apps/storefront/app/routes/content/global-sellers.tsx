import { useLingui } from '@lingui/react/macro';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { GlobalSellers } from '#features/sellers/global-sellers.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/global-sellers';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = getShop(context);
  const sellers = await api.sellers();
  const ids = sellers.flatMap(({ productIds }) => productIds);
  const cards = ids.length > 0 ? await api.wishedProducts(ids) : [];
  const names = new Intl.DisplayNames(language.tag, { type: 'region' });
  return {
    sellers: sellers.map(({ productIds, ...seller }) => ({
      ...seller,
      productIds,
      countryName: names.of(seller.countryCode) ?? seller.countryCode,
      products: cards.filter(({ id }) => productIds.includes(id)),
    })),
  };
}

export default function GlobalSellersPage({ loaderData: { sellers } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Our sellers`} description={t`The small makers who sell in our shop: where they are, how they work and what they make.`} />
      <GlobalSellers sellers={sellers} grid={(products) => <ProductGrid items={products} heading="h3" />} />
    </>
  );
}
