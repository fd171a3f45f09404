import type { HomeBlock, ProductCard } from '@selvedge/server/contract';
import type { Api } from '#lib/api.ts';
import type { ListingQuery } from '#lib/listing-query.ts';

type Row = NonNullable<HomeBlock['row']>;

/** What a shop shows whose merchant has put nothing on its home page. */
const newest: HomeBlock = {
  ...{ id: 0, type: 'PRODUCT_ROW', title: '', text: '', label: '', image: null, link: '/categories', focus: 50, videoId: null },
  row: { source: 'newest', targetId: null, take: 8 },
};

/** The blocks of the home page, and by block the products of its rows. One of which there are none is left out. */
export async function loadHome(api: Pick<Api, 'home' | 'products'>): Promise<{ blocks: HomeBlock[]; rows: Record<number, ProductCard[]> }> {
  const found = await api.home();
  const blocks = found.length > 0 ? found : [newest];
  const filled = await Promise.all(blocks.map(async ({ id, row }) => [id, row ? await productsOf(api, row) : []] as const));
  const rows = Object.fromEntries(filled.filter(([, items]) => items.length > 0));
  return { blocks: blocks.filter(({ id, row }) => row === null || rows[id] !== undefined), rows };
}

async function productsOf(api: Pick<Api, 'products'>, { source, targetId, take }: Row): Promise<ProductCard[]> {
  const { items } = await api.products({ take, ...questionOf(source, targetId ?? 0) });
  return source === 'reduced' ? items.filter(({ priorPrice }) => priorPrice !== null) : items;
}

function questionOf(source: Row['source'], targetId: number): ListingQuery {
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
