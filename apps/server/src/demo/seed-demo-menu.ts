import { editMenuItem, lockMenus } from '#modules/content';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { menuItems } from '#tables/content';

/** Labels by id of the language: English, Bengali, German, Greek. */
const links: readonly (readonly [address: string, labels: Readonly<Record<number, string>>])[] = [
  ['/global-sellers', { 1: 'Our sellers', 2: 'আমাদের বিক্রেতা', 3: 'Unsere Verkäufer', 6: 'Οι πωλητές μας' }],
  ['/product-cares', { 1: 'Care symbols', 2: 'যত্নের চিহ্ন', 3: 'Pflegesymbole', 6: 'Σύμβολα φροντίδας' }],
];

/** The links that the demo's merchant has put into the foot of each page; not where there are any. */
export async function seedDemoMenu(db: Db): Promise<void> {
  if ((await db.$count(menuItems)) > 0) return;
  await inTransaction(db, async (tx) => {
    await lockMenus(tx);
    for (const [address, labels] of links) {
      const texts = Object.entries(labels).map(([languageId, label]) => ({ languageId: Number(languageId), label }));
      const place = { menu: 'footer' as const, parentId: null, countryId: null };
      await editMenuItem(tx, null, { ...place, kind: 'address', targetId: null, address, isActive: true, texts });
    }
  });
}
