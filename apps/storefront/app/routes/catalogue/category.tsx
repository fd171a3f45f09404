import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { CategoryLinks } from '#features/listing/overview/category-links.tsx';
import { isNarrowed } from '#features/listing/filters/filter-changes.ts';
import { listCategoryChoices, buildFilterChoices } from '#features/listing/filters/filter-choices.ts';
import { Listing } from '#features/listing/listing.tsx';
import type { ListingPlace } from '#features/listing/listing-address.ts';
import { ListingHeader } from '#features/listing/listing-header.tsx';
import { loadListing } from '#features/listing/load-listing.ts';
import { buildCategoryPath } from '#lib/paths/category-tree.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { isSlug, createValidation } from '#lib/forms/validation.ts';
import type { Route } from './+types/category';

/** Invalid slugs are not looked up. */
export const middleware = [createValidation(({ params: { parent, slug } }) => isSlug(parent) && (slug === undefined || isSlug(slug)))];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, href } = getShop(context);
  const [top, below] = [params.parent.toLowerCase(), params.slug?.toLowerCase()];
  const category = await orNotFound(api.categoryByPath(below ? { parent: top, slug: below } : { slug: top }), request);
  const path = buildCategoryPath(category, category.parent);
  const wanted = params.slug ? `/category/${params.parent}/${params.slug}` : `/category/${params.parent}`;
  // An old slug or one in another case is redirected to the current one.
  if (path !== wanted) throw redirect(href(path) + new URL(request.url).search, 301);

  const place: ListingPlace = { path, usualOrder: 'recommended' };
  const [{ listing, selection }, values, brands, pictures] = await Promise.all([
    loadListing({ request, place, href, ask: (query) => api.products({ ...query, categoryId: category.id }) }),
    api.attributeValues({ categoryId: category.id }),
    api.brands(),
    category.children.length > 0 ? api.categoryPictures() : [],
  ]);
  const { items, meta, facets } = listing;
  return {
    category,
    place,
    selection,
    items,
    meta,
    choices: buildFilterChoices({ facets, values, brands, selection }),
    categories: listCategoryChoices(category.children, facets, category),
    pictures: pictures.filter(({ categoryId }) => category.children.some(({ id }) => id === categoryId)),
    paths: Object.fromEntries(Object.entries(category.paths).map(([language, parts]) => [language, `/category/${parts.join('/')}`])),
  };
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { category, place, selection, items, meta, choices, categories, pictures } = loaderData;
  const { parent, name, description } = category;
  const above = parent ? [{ label: parent.name, href: buildCategoryPath(parent) }] : [];
  return (
    <>
      <PageHead
        title={parent ? `${name} · ${parent.name}` : name}
        description={description}
        page={selection.page}
        isNarrowed={isNarrowed(selection)}
      />
      <ListingHeader
        breadcrumbs={[{ label: t`Home`, href: '/' }, ...above, { label: name }]}
        title={name}
        description={description}
        itemCount={meta.itemCount}
      >
        <CategoryLinks categories={categories} selection={selection} pictures={pictures} isRow />
      </ListingHeader>
      <Listing
        key={place.path}
        {...{ place, selection, items, meta, choices }}
        // The row with pictures is shown on every screen, so the column would repeat its links.
        categories={pictures.length > 0 ? [] : categories}
      />
    </>
  );
}
