import { useLingui } from '@lingui/react/macro';
import { CategoryOverview } from '#features/listing/category-overview.tsx';
import { treeOf } from '#lib/category-tree.ts';
import { PageHead } from '#lib/page-head.tsx';
import { useShop } from '#lib/use-shop.ts';

export default function CategoriesPage() {
  const { t } = useLingui();
  const { categories } = useShop();
  return (
    <>
      <PageHead title={t`All categories`} />
      <CategoryOverview branches={treeOf(categories)} />
    </>
  );
}
