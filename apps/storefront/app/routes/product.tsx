import { useLingui } from '@lingui/react/macro';
import { redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { BuyBox } from '#features/product/buy-box.tsx';
import { Gallery } from '#features/product/gallery.tsx';
import { chosenColour, galleryImages } from '#features/product/product-choice.ts';
import { ProductFacts } from '#features/product/product-facts.tsx';
import { ProductLayout } from '#features/product/product-layout.tsx';
import { categoryPath } from '#lib/category-tree.ts';
import { ProductData } from '#lib/data-block.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { Route } from './+types/product';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, href } = shopFrom(context);
  const product = await orNotFound(api.product(params.slug.toLowerCase()));
  const path = `/product/${product.slug}`;
  // Known by an old name, or written in another case: the current one answers.
  if (product.slug !== params.slug) throw redirect(href(path) + new URL(request.url).search, 301);
  const paths = Object.fromEntries(Object.entries(product.slugs).map(([language, slug]) => [language, `/product/${slug}`]));
  return { product, path, paths };
}

/** Another colour is the same product: the page has it already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || (formMethod !== undefined && formMethod !== 'GET');

export default function ProductPage({ loaderData: { product, path } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const colour = chosenColour(product, query.get('color'));
  const images = galleryImages(product, colour);
  const [parent, ...rest] = product.breadcrumbs;
  const crumbs = [
    { label: t`Home`, href: '/' },
    ...(parent ? [{ label: parent.name, href: categoryPath(parent) }] : []),
    ...rest.map((category) => ({ label: category.name, href: categoryPath(category, parent) })),
    { label: product.name },
  ];
  return (
    <>
      <PageHead
        title={`${product.name} · ${product.brand.name}`}
        description={product.description.slice(0, 160)}
        image={images[0]}
        imageAlt={product.name}
        price={product}
      />
      <ProductData product={product} />
      <ProductLayout
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        gallery={<Gallery key={colour?.code ?? product.id} images={images} name={product.name} />}
        buyBox={<BuyBox key={product.id} product={product} colour={colour} path={path} />}
        facts={<ProductFacts product={product} />}
      />
    </>
  );
}
