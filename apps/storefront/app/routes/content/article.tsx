import { Article } from '#features/blog/article.tsx';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/article';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  const article = await orNotFound(api.article(params.slug), request);
  const products = article.productIds.length > 0 ? await api.wishedProducts(article.productIds) : [];
  return { article, products };
}

export default function ArticleRoute({ loaderData: { article, products } }: Route.ComponentProps) {
  const { title, excerpt, image, robots } = article;
  return (
    <>
      <PageHead title={title} description={excerpt} image={image} imageAlt={image?.alt ?? title} robots={robots} />
      <Article article={article}>{products.length > 0 ? <ProductGrid items={products} heading="h3" /> : null}</Article>
    </>
  );
}
