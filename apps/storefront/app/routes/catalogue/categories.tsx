import { useLingui } from '@lingui/react/macro';
import { CategoryOverview } from '#features/listing/overview/category-overview.tsx';
import { buildCategoryTree } from '#lib/paths/category-tree.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { useShop } from '#lib/use-shop.ts';
import type { Route } from './+types/categories';

export const loader = async ({ context }: Route.LoaderArgs) => ({ collections: await getShop(context).api.collections() });

export default function CategoriesPage({ loaderData: { collections } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { categories } = useShop();
  return (
    <>
      <PageHead title={t`All categories`} />
      <CategoryOverview branches={buildCategoryTree(categories)} collections={collections} />
    </>
  );
}
