import { demoHome, type DemoBlock } from '@selvedge/demo';
import { getCatalog, getLocalName } from '#modules/catalog';
import { editBlock, type BlockForm } from '#modules/content';
import { saveImages } from '#modules/media';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { findTermId } from '#seeds/catalog';
import { hasHomeBlocks } from '#seeds/content';
import { addSocialLinks } from '#seeds/countries';

/** Creates the demo's home page in a shop without blocks, and adds social network links to its countries. */
export async function seedDemoHome(db: Db): Promise<void> {
  if (await hasHomeBlocks(db)) return;
  await inTransaction(db, async (tx) => {
    for (const block of demoHome.blocks) {
      const form = await buildBlockForm(tx, block);
      // Another version of the demo may lack the record that the block refers to.
      if (form) await editBlock(tx, null, form);
    }
    const networks = demoHome.socialNetworks.map((network) => ({ network, url: `https://${network.toLowerCase()}.example/selvedge` }));
    await addSocialLinks(tx, (code) => networks.map(({ network, url }) => ({ network, url: `${url}-${code.toLowerCase()}` })));
  });
}

/** Returns the media id of an image that the shop renders on the first request. */
export async function saveScene(tx: Tx, scene: string): Promise<number> {
  const [id = 0] = await saveImages(tx, [{ imageUrl: `/media/drawn/scene/${scene}.webp`, imageMimeType: 'image/webp', width: 2400, height: 1200 }]);
  return id;
}

async function buildBlockForm(tx: Tx, { code, type, scene, of, linkTo, settings }: DemoBlock): Promise<BlockForm | undefined> {
  const target = of && (await findTargetId(tx, of));
  if (of && target === undefined) return undefined;
  const link = linkTo && (await findTargetAddress(tx, linkTo));
  return {
    type: type as BlockForm['type'],
    countryId: null,
    languageId: null,
    mediaId: scene === null ? null : await saveScene(tx, scene),
    settings: {
      ...settings,
      ...(link !== undefined && { link }),
      ...(target !== undefined && (type === 'PRODUCT_ROW' ? { targetId: target } : { categoryId: target })),
    },
    startsAt: null,
    endsAt: null,
    isActive: true,
    texts: demoHome.listTexts(code),
  };
}

/** Returns the English address; the shopper's own is derived from its target. */
async function findTargetAddress(tx: Tx, target: NonNullable<DemoBlock['linkTo']>): Promise<string | undefined> {
  const { categories, collections } = await getCatalog(tx);
  const found = (target.kind === 'category' ? categories : collections).get((await findTargetId(tx, target)) ?? 0);
  return found && `/${target.kind}/${getLocalName(found.slugs, 1)}`;
}

const findTargetId = (tx: Tx, { kind, code }: NonNullable<DemoBlock['of']>): Promise<number | undefined> => findTermId(tx, kind, code);
