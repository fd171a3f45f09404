import { useLingui } from '@lingui/react/macro';
import { BrandOverview } from '#features/listing/overview/brand-overview.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/brands';

export const loader = async ({ context }: Route.LoaderArgs) => ({ brands: await getShop(context).api.brands() });

export default function BrandsPage({ loaderData: { brands } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Brands`} description={t`All our brands from A to Z, and what each one stands for.`} />
      <BrandOverview brands={brands} />
    </>
  );
}
