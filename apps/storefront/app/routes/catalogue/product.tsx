import { useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@selvedge/server/contract';
import { redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ProductBelowSlot } from '#layouts/product-below-slot.tsx';
import { BuyBox } from '#features/product/buy/buy-box.tsx';
import { Gallery } from '#features/product/gallery/gallery.tsx';
import { chooseColour, listGalleryImages } from '#lib/product/product-choice.ts';
import { ProductFacts } from '#features/product/product-facts.tsx';
import { ProductLayout } from '#features/product/product-layout.tsx';
import { useLiveOffer } from '#features/product/buy/use-live-offer.ts';
import { ViewedSlot } from '#features/product/viewed/viewed-products-slot.tsx';
import { readReviewOrder } from '#features/reviews/review-order.ts';
import { RatingLink } from '#features/reviews/rating-link.tsx';
import { SizeGuideLink } from '#features/sizes/guide/size-guide-link.tsx';
import { isApiError } from '#lib/api/api-error.ts';
import { buildCategoryPath } from '#lib/paths/category-tree.ts';
import { ProductData } from '#lib/head/data-block.tsx';
import { notFound, orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop } from '#lib/shop-context.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { Route } from './+types/product';

/** One row of the grid. */
const relatedShown = 4;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, href } = getShop(context);
  const { search, searchParams } = new URL(request.url);
  const product = await orNotFound(api.product(params.slug.toLowerCase()), request);
  const path = `/product/${product.slug}`;
  // An old slug or one in another case is redirected to the current one.
  if (product.slug !== params.slug) throw redirect(href(path) + search, 301);
  const paths = Object.fromEntries(Object.entries(product.slugs).map(([language, slug]) => [language, `/product/${slug}`]));

  const page = readReviewsPage(searchParams);
  const reviewOrder = readReviewOrder(searchParams.get('reviewsBy'));
  const [reviews, look, related] = await Promise.all([
    api.reviews(product.id, { page, orderBy: reviewOrder }),
    orNone(api.complements(product.id, relatedShown)),
    orNone(api.relatedProducts(product.id, relatedShown).then(({ items }) => items)),
  ]);
  if (page > 1 && reviews.items.length === 0) notFound(request);
  return { product, path, paths, reviews, reviewOrder, look, related };
}

/** Returns other products. A product that is not listed yet has none, and its page must still work. */
async function orNone(products: Promise<ProductCard[]>): Promise<ProductCard[]> {
  try {
    return await products;
  } catch (error) {
    if (isApiError(error, 'ProductNotFound')) return [];
    throw error;
  }
}

/** Further reviews have an address, for visitors without JavaScript. */
function readReviewsPage(query: URLSearchParams): number {
  const page = query.get('reviews') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Another colour or a cart change needs no reload: the page has all data of the product. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  ['reviews', 'reviewsBy'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));

/** Both addresses are counted as one page. */
export const handle: RouteHandle = { view: 'product' };

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { path, reviews, reviewOrder, look, related } = loaderData;
  const product = useLiveOffer(loaderData.product);
  const { t } = useLingui();
  const [query] = useSearchParams();
  const named = query.get('color');
  // Uses the loaded product, not the live offer, so that a change in stock does not change the images.
  const colour = chooseColour(loaderData.product, named);
  const images = listGalleryImages(product, colour);
  const [parent, ...rest] = product.breadcrumbs;
  const crumbs = [
    { label: t`Home`, href: '/' },
    ...(parent ? [{ label: parent.name, href: buildCategoryPath(parent) }] : []),
    ...rest.map((category) => ({ label: category.name, href: buildCategoryPath(category, parent) })),
    { label: product.name },
  ];
  return (
    <>
      <PageHead
        title={`${product.name} · ${product.brand.name}`}
        description={product.description}
        image={images[0]}
        imageAlt={product.name}
        price={product}
      />
      <ProductData product={loaderData.product} rating={reviews.rating} reviews={reviews.items} />
      <ProductLayout
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        gallery={<Gallery key={colour?.code ?? product.id} images={images} name={product.name} />}
        buyBox={
          <BuyBox
            key={product.id}
            product={product}
            colour={colour}
            isColourNamed={named?.toLowerCase() === colour?.code}
            path={path}
            rating={<RatingLink rating={reviews.rating} />}
            sizeGuide={(choose) => (product.sizeChart ? <SizeGuideLink product={product} chart={product.sizeChart} onChoose={choose} /> : null)}
          />
        }
        facts={<ProductFacts product={product} />}
        below={
          <>
            <ProductBelowSlot productId={product.id} path={path} reviews={reviews} reviewOrder={reviewOrder} look={look} related={related} />
            <ViewedSlot product={product} image={images[0]} colorCode={colour?.code ?? null} />
          </>
        }
      />
    </>
  );
}
