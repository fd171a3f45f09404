import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { isNarrowed } from '#features/listing/filters/filter-changes.ts';
import { buildFilterChoices } from '#features/listing/filters/filter-choices.ts';
import { Listing } from '#features/listing/listing.tsx';
import type { ListingPlace } from '#features/listing/listing-address.ts';
import { ListingHeader } from '#features/listing/listing-header.tsx';
import { loadListing } from '#features/listing/load-listing.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/collection';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, href } = getShop(context);
  const collection = await orNotFound(api.collection(params.slug.toLowerCase()), request);
  const path = `/collection/${collection.slug}`;
  // An old slug, one of another language or one in another case is redirected to the current one.
  if (collection.slug !== params.slug) throw redirect(href(path) + new URL(request.url).search, 301);

  const place: ListingPlace = { path, usualOrder: 'recommended' };
  const [{ listing, selection }, values, brands] = await Promise.all([
    loadListing({ request, place, href, ask: (query) => api.products({ ...query, collectionId: collection.id }) }),
    api.attributeValues({ collectionId: collection.id }),
    api.brands(),
  ]);
  const { items, meta, facets } = listing;
  return {
    collection,
    place,
    selection,
    items,
    meta,
    choices: buildFilterChoices({ facets, values, brands, selection }),
    paths: Object.fromEntries(Object.entries(collection.slugs).map(([language, slug]) => [language, `/collection/${slug}`])),
  };
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { collection, place, selection, items, meta, choices } = loaderData;
  const { name, description } = collection;
  return (
    <>
      <PageHead title={name} description={description} page={selection.page} isNarrowed={isNarrowed(selection)} />
      <ListingHeader
        breadcrumbs={[{ label: t`Home`, href: '/' }, { label: name }]}
        title={name}
        description={description}
        itemCount={meta.itemCount}
      />
      <Listing key={place.path} place={place} selection={selection} items={items} meta={meta} choices={choices} />
    </>
  );
}
