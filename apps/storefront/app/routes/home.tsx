import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryTiles } from '#features/home/category-tiles.tsx';
import { Hero } from '#features/home/hero.tsx';
import { Row } from '#features/home/row.tsx';
import { heroScene } from '#features/home/scenes.ts';
import { ProductGrid } from '#features/listing/product-grid.tsx';
import { treeOf } from '#lib/category-tree.ts';
import { ShopData } from '#lib/data-block.tsx';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import { useShop } from '#lib/use-shop.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  const [newest, reduced] = await Promise.all([api.products({ take: 8 }), api.products({ take: 8, orderBy: 'discount' })]);
  return { newest: newest.items, reduced: reduced.items.filter(({ priorPrice }) => priorPrice !== null) };
}

export default function HomePage({ loaderData: { newest, reduced } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { categories } = useShop();
  const branches = treeOf(categories);
  const sale = branches.find(({ code }) => code === 'sale');
  return (
    <>
      <PageHead
        title={t`Clothing for women, men and kids`}
        description={t`Well-made clothes for women, men and kids. Delivered in 3 to 6 working days, 100 days to send them back.`}
        image={heroScene}
      />
      <ShopData />
      <Hero branches={branches} />
      <CategoryTiles branches={branches} />
      {newest.length > 0 ? (
        <Row title={<Trans>Just in</Trans>} to="/categories">
          <ProductGrid items={newest} />
        </Row>
      ) : null}
      {reduced.length > 0 ? (
        <Row title={<Trans>Now reduced</Trans>} to={sale?.path ?? '/categories'}>
          <ProductGrid items={reduced} />
        </Row>
      ) : null}
    </>
  );
}
