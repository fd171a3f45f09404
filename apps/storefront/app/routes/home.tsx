import { Trans, useLingui } from '@lingui/react/macro';
import { findLanguage } from '@selvedge/i18n';
import type { ProductCard } from '@selvedge/server/contract';
import { CategoryTiles } from '#features/home/category-tiles.tsx';
import { Hero } from '#features/home/hero.tsx';
import { Row } from '#features/home/row.tsx';
import { heroScene } from '#features/home/scenes.ts';
import { ProductGrid } from '#features/listing/product-grid.tsx';
import { Written } from '#features/written/written.tsx';
import { treeOf } from '#lib/category-tree.ts';
import { ShopData } from '#lib/data-block.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import { useShop } from '#lib/use-shop.ts';
import type { Route } from './+types/home';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  // The map takes a word that stands alone for a language; where it is none, a page that is written may be called so.
  if (params.language !== undefined && !findLanguage(params.language)) return { written: await orNotFound(api.writtenPage(params.language)) };
  const [newest, reduced] = await Promise.all([api.products({ take: 8 }), api.products({ take: 8, orderBy: 'discount' })]);
  return { newest: newest.items, reduced: reduced.items.filter(({ priorPrice }) => priorPrice !== null) };
}

export default function HomeOrWrittenPage({ loaderData }: Route.ComponentProps) {
  return loaderData.written ? <Written page={loaderData.written} /> : <HomePage {...loaderData} />;
}

function HomePage({ newest, reduced }: { newest: ProductCard[]; reduced: ProductCard[] }) {
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
