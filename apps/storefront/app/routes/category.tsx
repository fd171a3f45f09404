import { redirect } from 'react-router';
import { CategoryHeader } from '#features/listing/category-header.tsx';
import { Listing } from '#features/listing/listing.tsx';
import { askedListing, listingQuery } from '#features/listing/asked-listing.ts';
import { categoryPath } from '#lib/category-tree.ts';
import { notFound, orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/category';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, href } = shopFrom(context);
  const { search, searchParams } = new URL(request.url);
  const asked = askedListing(searchParams);

  const [top, below] = [params.parent.toLowerCase(), params.slug?.toLowerCase()];
  const category = await orNotFound(api.categoryByPath(below ? { parent: top, slug: below } : { slug: top }));
  const path = categoryPath(category, category.parent);
  const wanted = params.slug ? `/category/${params.parent}/${params.slug}` : `/category/${params.parent}`;
  // Known by an old name, or written in another case: the current one answers.
  if (path !== wanted) throw redirect(href(path) + search, 301);

  const { items, meta } = await api.products({ categoryId: category.id, ...asked });
  if (asked.page > 1 && items.length === 0) notFound();
  const paths = Object.fromEntries(Object.entries(category.paths).map(([language, parts]) => [language, `/category/${parts.join('/')}`]));
  return { category, items, meta, asked, path, paths };
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, items, meta, asked, path } = loaderData;
  return (
    <>
      <PageHead
        title={category.parent ? `${category.name} · ${category.parent.name}` : category.name}
        description={category.description}
        page={asked.page}
      />
      <CategoryHeader category={category} itemCount={meta.itemCount} />
      <Listing items={items} meta={meta} asked={asked} path={path} addressOf={(page) => path + listingQuery({ ...asked, page })} />
    </>
  );
}
