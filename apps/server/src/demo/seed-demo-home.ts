import { demoHome, type DemoBlock } from '@selvedge/demo';
import { eq, sql } from 'drizzle-orm';
import { editBlock, type BlockForm } from '#modules/content';
import { saveImages } from '#modules/media';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { categories, collections } from '#tables/catalog';
import { homeBlocks } from '#tables/content';
import { countries } from '#tables/countries';

/** Sets up the demo's home page in a shop whose own has nothing on it yet, and says where each of its countries is to be met. */
export async function seedDemoHome(db: Db): Promise<void> {
  if ((await db.$count(homeBlocks)) > 0) return;
  await inTransaction(db, async (tx) => {
    for (const block of demoHome.blocks) {
      const form = await formOf(tx, block);
      // A demo of another edition may lack what it stands for.
      if (form) await editBlock(tx, null, form);
    }
    const networks = demoHome.socialNetworks.map((network) => ({ network, url: `https://${network.toLowerCase()}.example/selvedge` }));
    for (const { id, code } of await tx
      .select({ id: countries.id, code: countries.code })
      .from(countries)
      .where(sql`${countries.isActive} and ${countries.socialLinks} = '[]'::jsonb`)) {
      const socialLinks = networks.map(({ network, url }) => ({ network, url: `${url}-${code.toLowerCase()}` }));
      await tx.update(countries).set({ socialLinks }).where(eq(countries.id, id));
    }
  });
}

/** A picture that the shop draws itself when it is first asked for. */
export async function sceneMedia(tx: Tx, scene: string): Promise<number> {
  const [id = 0] = await saveImages(tx, [{ imageUrl: `/media/drawn/scene/${scene}.webp`, imageMimeType: 'image/webp', width: 2400, height: 1200 }]);
  return id;
}

async function formOf(tx: Tx, { code, type, scene, of, settings }: DemoBlock): Promise<BlockForm | undefined> {
  const target = of && (await idOf(tx, of));
  if (of && target === undefined) return undefined;
  return {
    type: type as BlockForm['type'],
    countryId: null,
    languageId: null,
    mediaId: scene === null ? null : await sceneMedia(tx, scene),
    settings: { ...settings, ...(target !== undefined && (type === 'PRODUCT_ROW' ? { targetId: target } : { categoryId: target })) },
    startsAt: null,
    endsAt: null,
    isActive: true,
    texts: [...demoHome.texts].flatMap(([languageId, words]) => {
      const [title = '', text = '', label = '', alt = ''] = words[code] ?? [];
      return [{ languageId, title, text, label, alt }];
    }),
  };
}

async function idOf(tx: Tx, { kind, code }: NonNullable<DemoBlock['of']>): Promise<number | undefined> {
  const table = kind === 'category' ? categories : collections;
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.code, code));
  return row?.id;
}
