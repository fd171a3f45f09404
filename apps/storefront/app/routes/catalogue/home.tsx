import { useLingui } from '@lingui/react/macro';
import { findLanguage } from '@selvedge/i18n';
import type { HomeBlock, ProductCard } from '@selvedge/server/contract';
import { ContentPage } from '#features/content-page/content-page.tsx';
import { Home } from '#features/home/home.tsx';
import { loadHome } from '#features/home/load-home.ts';
import { Row } from '#features/home/row.tsx';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { ShopData } from '#lib/head/data-block.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { useReturnDays } from '#lib/use-return-days.ts';
import type { Route } from './+types/home';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  // A single segment matches as a language. An unknown language may be the slug of a merchant's page.
  if (params.language !== undefined && !findLanguage(params.language)) return { written: await orNotFound(api.writtenPage(params.language)) };
  return loadHome(api);
}

export default function HomeOrContentPage({ loaderData }: Route.ComponentProps) {
  return 'written' in loaderData ? <ContentPage page={loaderData.written} /> : <HomePage {...loaderData} />;
}

function HomePage({ blocks, rows }: { blocks: HomeBlock[]; rows: Record<number, ProductCard[]> }) {
  const { t } = useLingui();
  const { returnDays } = useReturnDays();
  const image = blocks.find((block) => block.image?.imageMimeType.startsWith('image/'))?.image;
  return (
    <>
      <PageHead
        title={t`Clothing for women, men and kids`}
        description={t`Well-made clothes for women, men and kids. Delivered in 3 to 6 working days, with ${returnDays}-day returns.`}
        image={image}
        {...(image?.alt && { imageAlt: image.alt })}
      />
      <ShopData />
      <Home
        blocks={blocks}
        renderRow={({ id, title, link }) => (
          <Row title={title || t`Just in`} to={link ?? '/categories'}>
            <ProductGrid items={rows[id] ?? []} />
          </Row>
        )}
      />
    </>
  );
}
