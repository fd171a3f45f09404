import { editMenuItem, lockMenus } from '#modules/content';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { hasMenuItems } from '#seeds/content';

/** Labels by language id. */
const links: readonly (readonly [address: string, labels: Readonly<Record<number, string>>])[] = [
  [
    '/global-sellers',
    {
      1: 'Our sellers',
      2: 'আমাদের বিক্রেতা',
      3: 'Unsere Verkäufer',
      4: 'Нашите продавачи',
      5: 'Naši prodejci',
      6: 'Οι πωλητές μας',
      7: 'Nuestros vendedores',
      8: 'Naši prodavači',
      9: 'Eladóink',
      10: 'I nostri venditori',
      11: 'Mūsų pardavėjai',
      12: 'Nasi sprzedawcy',
      13: 'Os nossos vendedores',
      14: 'Vânzătorii noștri',
      15: 'Naši predajcovia',
      16: 'Naši prodajalci',
      17: 'Unsere Verkäufer',
    },
  ],
  [
    '/product-cares',
    {
      1: 'Care symbols',
      2: 'যত্নের চিহ্ন',
      3: 'Pflegesymbole',
      4: 'Символи за поддръжка',
      5: 'Symboly péče',
      6: 'Σύμβολα φροντίδας',
      7: 'Símbolos de cuidado',
      8: 'Simboli za njegu',
      9: 'Kezelési jelek',
      10: 'Simboli di cura',
      11: 'Priežiūros ženklai',
      12: 'Symbole pielęgnacji',
      13: 'Símbolos de cuidado',
      14: 'Simboluri de îngrijire',
      15: 'Symboly starostlivosti',
      16: 'Simboli za nego',
      17: 'Pflegesymbole',
    },
  ],
];

/** Adds the demo's footer links if there are no links. */
export async function seedDemoMenu(db: Db): Promise<void> {
  if (await hasMenuItems(db)) return;
  await inTransaction(db, async (tx) => {
    await lockMenus(tx);
    for (const [address, labels] of links) {
      const texts = Object.entries(labels).map(([languageId, label]) => ({ languageId: Number(languageId), label }));
      const place = { menu: 'footer' as const, parentId: null, countryId: null };
      await editMenuItem(tx, null, { ...place, kind: 'address', targetId: null, address, isActive: true, texts });
    }
  });
}
