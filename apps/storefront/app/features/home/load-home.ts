import type { HomeBlock, ProductCard } from '@selvedge/server/contract';
import type { Api } from '#lib/api/api.ts';
import type { ListingQuery } from '#lib/paths/listing-query.ts';

type Row = NonNullable<HomeBlock['row']>;

/** Shown if the merchant has set up no blocks. */
const newest: HomeBlock = {
  ...{ id: 0, type: 'PRODUCT_ROW', title: '', text: '', label: '', image: null, link: '/categories', focus: 50, videoId: null },
  row: { source: 'newest', targetId: null, take: 8 },
};

/** Loads the blocks of the home page and the products of its rows by block id. A row without products is left out. */
export async function loadHome(api: Pick<Api, 'home' | 'products'>): Promise<{ blocks: HomeBlock[]; rows: Record<number, ProductCard[]> }> {
  const found = await api.home();
  const blocks = found.length > 0 ? found : [newest];
  const filled = await Promise.all(blocks.map(async ({ id, row }) => [id, row ? await listRowProducts(api, row) : []] as const));
  const rows = Object.fromEntries(filled.filter(([, items]) => items.length > 0));
  return { blocks: blocks.filter(({ id, row }) => row === null || rows[id] !== undefined), rows };
}

async function listRowProducts(api: Pick<Api, 'products'>, { source, targetId, take }: Row): Promise<ProductCard[]> {
  const { items } = await api.products({ take, ...buildListingQuery(source, targetId ?? 0) });
  return source === 'reduced' ? items.filter(({ priorPrice }) => priorPrice !== null) : items;
}

function buildListingQuery(source: Row['source'], targetId: number): ListingQuery {
  switch (source) {
    case 'newest':
      return {};
    case 'reduced':
      return { orderBy: 'discount' };
    case 'popular':
      return { orderBy: 'popularity' };
    case 'category':
      return { categoryId: targetId };
    case 'collection':
      return { collectionId: targetId };
  }
}
