import { useLingui } from '@lingui/react/macro';
import { findLanguage } from '@selvedge/i18n';
import type { HomeBlock, ProductCard } from '@selvedge/server/contract';
import { Home } from '#features/home/home.tsx';
import { loadHome } from '#features/home/load-home.ts';
import { Row } from '#features/home/row.tsx';
import { ProductGrid } from '#features/listing/product-grid.tsx';
import { Written } from '#features/written/written.tsx';
import { ShopData } from '#lib/data-block.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/home';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  // The map takes a word that stands alone for a language; where it is none, a page that is written may be called so.
  if (params.language !== undefined && !findLanguage(params.language)) return { written: await orNotFound(api.writtenPage(params.language)) };
  return loadHome(api);
}

export default function HomeOrWrittenPage({ loaderData }: Route.ComponentProps) {
  return 'written' in loaderData ? <Written page={loaderData.written} /> : <HomePage {...loaderData} />;
}

function HomePage({ blocks, rows }: { blocks: HomeBlock[]; rows: Record<number, ProductCard[]> }) {
  const { t } = useLingui();
  const image = blocks.find((block) => block.image?.imageMimeType.startsWith('image/'))?.image;
  return (
    <>
      <PageHead
        title={t`Clothing for women, men and kids`}
        description={t`Well-made clothes for women, men and kids. Delivered in 3 to 6 working days, 100 days to send them back.`}
        image={image}
        {...(image?.alt && { imageAlt: image.alt })}
      />
      <ShopData />
      <Home
        blocks={blocks}
        rowOf={({ id, title, link }) => (
          <Row title={title || t`Just in`} to={link ?? '/categories'}>
            <ProductGrid items={rows[id] ?? []} />
          </Row>
        )}
      />
    </>
  );
}
