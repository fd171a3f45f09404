import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { CategoryLinks } from '#features/listing/overview/category-links.tsx';
import { isNarrowed } from '#features/listing/filters/filter-changes.ts';
import { listCategoryChoices, buildFilterChoices } from '#features/listing/filters/filter-choices.ts';
import { Listing } from '#features/listing/listing.tsx';
import type { ListingPlace } from '#features/listing/listing-address.ts';
import { ListingHeader } from '#features/listing/listing-header.tsx';
import { loadListing } from '#features/listing/load-listing.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { useShop } from '#lib/use-shop.ts';
import type { Route } from './+types/brand';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, href } = getShop(context);
  const brand = await orNotFound(api.brand(params.slug.toLowerCase()), request);
  const path = `/brands/${brand.slug}`;
  if (brand.slug !== params.slug) throw redirect(href(path) + new URL(request.url).search, 301);

  const place: ListingPlace = { path, usualOrder: 'recommended', own: 'brand' };
  const [{ listing, selection }, values] = await Promise.all([
    loadListing({ request, place, href, ask: (query) => api.brandProducts(brand.slug, query) }),
    api.attributeValues({ brandId: brand.id }),
  ]);
  const { items, meta, facets } = listing;
  return { brand, place, selection, items, meta, facets, choices: buildFilterChoices({ facets, values, selection }) };
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { brand, place, selection, items, meta, facets, choices } = loaderData;
  const { categories } = useShop();
  const tops = listCategoryChoices(
    categories.filter(({ parentId }) => parentId === null),
    facets,
  );
  // The links to categories filter by this brand.
  const inCategories = { ...selection, brand: [brand.slug] };
  return (
    <>
      <PageHead title={brand.name} description={brand.description} page={selection.page} isNarrowed={isNarrowed(selection)} />
      <ListingHeader
        breadcrumbs={[{ label: t`Home`, href: '/' }, { label: t`Brands`, href: '/brands' }, { label: brand.name }]}
        title={brand.name}
        description={brand.description}
        itemCount={meta.itemCount}
      >
        <CategoryLinks categories={tops} selection={inCategories} isRow />
      </ListingHeader>
      <Listing
        key={place.path}
        place={place}
        selection={selection}
        items={items}
        meta={meta}
        choices={choices}
        categories={tops}
        categorySelection={inCategories}
      />
    </>
  );
}
