import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { receiveStock, sellWithoutHold } from '#modules/catalog';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { Image, ProductCard, ProductPage } from '#contracts/catalog';
import { refreshListing } from '../refresh/refresh-listing.ts';
import { refreshWords } from '../words/refresh-words.ts';

const { SI } = shopIds;

interface Colour {
  code: string;
  /** The position of the colour among all colours. */
  position: number;
  stock: number;
  /** The positions of its images among those of the product. */
  pictures: readonly number[];
}

/** Creates a garment in these colours and refreshes its card. */
async function addGarment({ database, garment }: TestShop, name: string, colours: readonly Colour[]): Promise<number> {
  const { productId, sizeId, variantId } = await garment({ name, stock: 0 });
  await database.db.execute(sql`update variants set is_active = false where id = ${variantId}`);
  for (const colour of colours) await addColour(database, { productId, sizeId, ...colour });
  await refreshListing(database.db, [productId]);
  return productId;
}

function addColour({ db }: Database, { productId, sizeId, ...colour }: Colour & { productId: number; sizeId: number }): Promise<void> {
  const { code, position, stock, pictures } = colour;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`
      insert into attribute_values (attribute, code, hex, position) values ('color', ${code}, '#123456', ${position})
      on conflict (attribute, code) do update set position = ${position}`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into variants (product_id, color_id, size_id, sku)
      select ${productId}, id, ${sizeId}, ${`${productId}-${code}`} from attribute_values where attribute = 'color' and code = ${code}
      on conflict (product_id, color_id, size_id) do update set is_active = true returning id`);
    if (stock > 0) await receiveStock(tx, { lines: [{ variantId: rows[0]?.id ?? 0, quantity: stock }], reference: 'first delivery' });
    for (const picture of pictures)
      await tx.execute(sql`
        with picture as (insert into media (image_url, image_mime_type, width, height)
          values (${`/media/${productId}-${code}-${picture}.webp`}, 'image/webp', 1600, 2000) returning id)
        insert into product_media (product_id, media_id, color_id, position)
        select ${productId}, picture.id, color.id, ${picture} from picture, attribute_values color
        where color.attribute = 'color' and color.code = ${code}`);
  });
}

/** Images and colours are in different orders, and the first colour of each order is sold out. */
const shirt: readonly Colour[] = [
  { code: 'black', position: 1, stock: 0, pictures: [5, 6, 7] },
  { code: 'white', position: 2, stock: 3, pictures: [3, 4] },
  { code: 'navy', position: 3, stock: 3, pictures: [2] },
  { code: 'red', position: 4, stock: 0, pictures: [0, 1] },
];

type Card = Pick<ProductCard, 'id' | 'slug' | 'name' | 'images' | 'colorCode'>;
/** The part of a cart that the test reads; the cart module may not be imported here. */
interface ShownCart {
  id: string;
  lines: { color: { code: string } | null; image: Image | null }[];
}

const listing = 'product/web/countryCategoryWiseProductsPagination';
const ask = async <Data = Card[]>(shop: TestShop, path: string): Promise<Data> => (await shop.call<Data>('GET', path)).data;
const listCards = (shop: TestShop, query = '') => ask(shop, `${listing}?countryId=${SI}&take=96&${query}`);
const getPage = (shop: TestShop, { slug }: Pick<Card, 'slug'>) => ask<ProductPage>(shop, `products/${slug}?countryId=${SI}`);

/** Returns the colour that a product page shows if its address contains no colour. */
async function findCoverColor(shop: TestShop, card: Card): Promise<string | undefined> {
  const { colors, coverColorId } = await getPage(shop, card);
  return colors.find(({ id }) => id === coverColorId)?.code;
}

/** Expects the images of a card to be those of the colour that its link opens. */
async function expectSameColour(shop: TestShop, card: Card): Promise<void> {
  const page = await getPage(shop, card);
  const opened = page.colors.find(({ code }) => code === card.colorCode);
  const shown = [...(opened?.images ?? []), ...page.images];
  expect(card.images, card.name).toEqual(shown.slice(0, 2));
  expect(card.images.length, card.name).toBeGreaterThan(0);
}

describe('the cover colour of a product', () => {
  test('the cover is the first colour in image order that is in stock, on the card and on the page', async ({ database }) => {
    const shop = openTestShop(database);
    await addGarment(shop, 'Shirt', shirt);
    const [card] = await listCards(shop);
    expect(card?.colorCode).toBe('navy');
    expect(await findCoverColor(shop, card as Card)).toBe(card?.colorCode);
    await expectSameColour(shop, card as Card);
  });

  test('the cover changes when its last piece is sold, and stays when no colour is in stock', async ({ database }) => {
    const shop = openTestShop(database);
    const productId = await addGarment(shop, 'Shirt', shirt);
    const sell = async (code: string) => {
      const { rows } = await database.db.execute<{ id: number }>(sql`
        select id from variants where product_id = ${productId} and color_id = (select id from attribute_values where code = ${code})`);
      await inTransaction(database.db, (tx) => sellWithoutHold(tx, { lines: [{ variantId: rows[0]?.id ?? 0, quantity: 3 }], reference: 'a test' }));
      await shop.runJobs();
      const [card] = await listCards(shop);
      expect(await findCoverColor(shop, card as Card)).toBe(card?.colorCode);
      return card?.colorCode;
    };
    expect(await sell('navy')).toBe('white');
    expect(await sell('white')).toBe('red');
  });

  test('the cover has an image if any colour has one; a product without colours has no cover', async ({ database }) => {
    const shop = openTestShop(database);
    await addGarment(shop, 'Shirt', [
      { code: 'white', position: 1, stock: 5, pictures: [] },
      { code: 'navy', position: 2, stock: 0, pictures: [0] },
    ]);
    expect((await listCards(shop)).map(({ colorCode, images }) => [colorCode, images.length])).toEqual([['navy', 1]]);

    const { productId } = await shop.garment({ name: 'Bag' });
    await database.db.execute(sql`update variants set color_id = null where product_id = ${productId}`);
    await refreshListing(database.db, [productId]);
    const bag = (await listCards(shop)).find(({ id }) => id === productId);
    expect([bag?.colorCode, (await getPage(shop, bag as Card)).coverColorId]).toEqual([null, null]);
  });
});

describe('a card', () => {
  test('a card shows the colour that its link opens in every list', async ({ database }) => {
    const shop = openTestShop(database);
    const first = await addGarment(shop, 'Shirt', shirt);
    const second = await addGarment(shop, 'Shirt too', shirt.toReversed());
    await refreshWords(database.db, [first, second]);
    const place = `countryId=${SI}&languageId=1`;
    const lists = [
      await listCards(shop),
      await ask(shop, `product/web/brand/countryWiseProductsPagination?${place}&brandSlug=linea`),
      await ask(shop, `product-related/web/getRelatedProductsByIdOptimized?${place}&productId=${first}`),
      await ask(shop, `search/products?${place}&q=shirt`),
      (await ask<{ products: Card[] }>(shop, `search/suggestions?${place}&q=shirt`)).products,
      await ask(shop, `wishlist/products?${place}&ids=${first},${second}`),
    ];
    expect(lists.map((cards) => cards.length)).toEqual([2, 2, 1, 2, 2, 2]);
    for (const card of lists.flat()) {
      expect(card.colorCode).toBe('navy');
      await expectSameColour(shop, card);
    }
  });

  test.for([
    ['color=black', 'black'],
    ['color=RED,black', 'red'],
    ['color=green,white,black', 'white'],
    ['color=black,white&availability=in-stock', 'white'],
    ['size=m', 'navy'],
  ] as const)('a card found by %s shows and opens %s', async ([query, code], { database }) => {
    const shop = openTestShop(database);
    await addGarment(shop, 'Shirt', shirt);
    await addGarment(shop, 'Grass', [{ code: 'green', position: 9, stock: 1, pictures: [0] }]);
    const card = (await listCards(shop, query)).find(({ name }) => name === 'Shirt');
    expect(card?.colorCode).toBe(code);
    await expectSameColour(shop, card as Card);
  });

  test('a card found by a colour and a size shows a colour that is made in this size', async ({ database }) => {
    const shop = openTestShop(database);
    const productId = await addGarment(shop, 'Shirt', shirt);
    await database.db.execute(sql`insert into attribute_values (attribute, code, scale) values ('size', 'xs', 'alpha')`);
    await database.db.execute(sql`
      update variants set size_id = (select id from attribute_values where code = 'xs') where sku = ${`${productId}-white`}`);
    await refreshListing(database.db, [productId]);
    await shop.runJobs();
    const [card] = await listCards(shop, 'color=black,white&size=xs');
    expect(card?.colorCode).toBe('white');
  });

  test('a cart line shows its own colour', async ({ database }) => {
    const shop = openTestShop(database);
    const productId = await addGarment(shop, 'Shirt', shirt);
    const [card] = await listCards(shop);
    const page = await getPage(shop, card as Card);
    const white = page.colors.find(({ code }) => code === 'white');
    const { id } = (await shop.call<ShownCart>('POST', 'carts', { countryId: SI })).data;
    const line = { productId, color: white?.id, size: page.sizes[0]?.id };
    const { lines } = (await shop.call<ShownCart>('POST', `carts/${id}/lines`, line)).data;
    expect(lines.map(({ color, image }) => [color?.code, image])).toEqual([['white', white?.images[0]]]);
  });

  test('a card in a filtered listing shows a new image of its colour, even if it is not the cover', async ({ database }) => {
    const shop = openTestShop(database);
    const productId = await addGarment(shop, 'Shirt', shirt);
    const picture = async () => (await listCards(shop, 'color=black'))[0]?.images[0]?.imageUrl;
    expect(await picture()).toBe(`/media/${productId}-black-5.webp`);
    await database.db.execute(sql`delete from product_media where product_id = ${productId} and position = 5`);
    await refreshListing(database.db, [productId]);
    await shop.runJobs();
    expect(await picture()).toBe(`/media/${productId}-black-6.webp`);
  });
});
