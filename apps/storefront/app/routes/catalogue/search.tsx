import { Trans, useLingui } from '@lingui/react/macro';
import { Row } from '#features/home/row.tsx';
import { countFilters } from '#features/listing/filters/filter-changes.ts';
import { buildFilterChoices } from '#features/listing/filters/filter-choices.ts';
import { Listing } from '#features/listing/listing.tsx';
import type { ListingPlace } from '#features/listing/listing-address.ts';
import { loadListing } from '#features/listing/load-listing.ts';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { readSearchText } from '#features/search/asked-text.ts';
import { NothingFound, SearchHeader } from '#features/search/search-header.tsx';
import { SearchStart } from '#features/search/search-start.tsx';
import { findMatchingValues } from '#features/search/find-matching-values.ts';
import type { Api } from '#lib/api/api.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/search';

const path = '/Search';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, href } = getShop(context);
  const text = readSearchText(new URL(request.url).searchParams);
  if (text === '') return { text, found: null, answers: [], popular: await listPopularEntries(api) };

  // The best match comes first, unless another order is selected.
  const place: ListingPlace = { path, kept: { q: text }, usualOrder: null };
  const [{ listing, selection }, values, brands, answers] = await Promise.all([
    loadListing({ request, place, href, ask: (query) => api.search(text, query) }),
    api.attributeValues(),
    api.brands(),
    api.answers(text),
  ]);
  const { items, meta, facets, corrected } = listing;
  if (items.length === 0 && countFilters(selection) === 0) return { text, found: null, answers, popular: await listPopularEntries(api) };
  const choices = buildFilterChoices({ facets, values: findMatchingValues(values, facets, selection), brands, selection });
  return { text, found: { place, selection, items, meta, choices, corrected }, answers, popular: null };
}

const shownCategories = 10;

/** Loads popular products and searches, and the categories with the most products. */
async function listPopularEntries(api: Api) {
  const [{ items, facets }, searches] = await Promise.all([api.products({ take: 8, orderBy: 'popularity' }), api.popularSearches()]);
  const categoryIds = Object.entries(facets.category)
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => Number(id));
  return { items, categoryIds: categoryIds.slice(0, shownCategories), searches };
}

export default function SearchPage({ loaderData: { text, found, answers, popular } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={text === '' ? t`Search` : t`Search: ${text}`} isPrivate />
      {found ? (
        <>
          <SearchHeader text={text} corrected={found.corrected} itemCount={found.meta.itemCount} answers={answers} />
          <Listing place={found.place} selection={found.selection} items={found.items} meta={found.meta} choices={found.choices} />
        </>
      ) : null}
      {popular ? (
        <>
          <SearchStart categoryIds={popular.categoryIds} popular={popular.searches}>
            {text === '' ? (
              <h1>
                <Trans>Search</Trans>
              </h1>
            ) : (
              <NothingFound text={text} answers={answers} />
            )}
          </SearchStart>
          {popular.items.length > 0 ? (
            <Row title={<Trans>Popular right now</Trans>} to="/categories">
              <ProductGrid items={popular.items} />
            </Row>
          ) : null}
        </>
      ) : null}
    </>
  );
}
