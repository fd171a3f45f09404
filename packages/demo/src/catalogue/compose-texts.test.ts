import { describe, expect, it } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { composeName } from './compose-texts.ts';
import type { ProductNameParts } from './compose-texts.ts';

/* Names as a native speaker would write them. Each line: language, parts of the name, expected name. */
const names: [LanguageCode, ProductNameParts, string][] = [
  ['en', { kind: 't-shirt', print: 'stripe', detail: 'chest-pocket' }, 'Striped T-shirt with chest pocket'],

  ['de', { kind: 't-shirt', print: 'stripe', detail: 'chest-pocket' }, 'Gestreiftes T-Shirt mit Brusttasche'],
  ['de', { kind: 'jumper', fit: 'relaxed', fabric: 'merino' }, 'Lockerer Pullover aus Merinowolle'],
  ['de', { kind: 'blouse', print: 'floral', fabric: 'viscose' }, 'Geblümte Bluse aus Viskose'],
  ['de', { kind: 'socks', print: 'dots', detail: 'reinforced-toe' }, 'Gepunktete Socken mit verstärkter Spitze'],
  ['de', { kind: 'jumper', print: 'cable', detail: 'roll-neck' }, 'Pullover mit Zopfmuster'],
  ['de', { kind: 'coat', fit: 'straight' }, 'Gerade geschnittener Mantel'],
  ['at', { kind: 'beanie', fit: 'warm', fabric: 'lambswool' }, 'Warme Haube aus Lammwolle'],
  ['at', { kind: 'cardigan', print: 'rib' }, 'Gerippte Strickweste'],

  ['el', { kind: 'dress', print: 'floral', fabric: 'linen' }, 'Φλοράλ φόρεμα από λινό'],
  ['el', { kind: 'skirt', fit: 'wide', detail: 'high-waist' }, 'Φαρδιά φούστα με ψηλή μέση'],
  ['el', { kind: 'trousers', fit: 'wide', detail: 'pleats' }, 'Φαρδύ παντελόνι με πιέτες'],
  ['el', { kind: 'beanie', fit: 'warm', fabric: 'merino' }, 'Ζεστός σκούφος από μαλλί μερινό'],
  ['el', { kind: 'socks', fit: 'warm' }, 'Ζεστές κάλτσες'],
  ['el', { kind: 'trench-coat', fit: 'light', detail: 'tie-belt' }, 'Ελαφριά καμπαρντίνα με δετή ζώνη'],
  ['el', { kind: 'coat', fit: 'long' }, 'Μακρύ παλτό'],
  ['el', { kind: 'jumper', print: 'cable', fabric: 'lambswool' }, 'Πουλόβερ με πλεξούδες από αρνίσιο μαλλί'],

  ['sl', { kind: 'shirt', print: 'stripe', detail: 'chest-pocket' }, 'Črtasta srajca z žepom na prsih'],
  ['sl', { kind: 'jumper', fit: 'soft', fabric: 'merino' }, 'Mehek pulover iz volne merino'],
  ['sl', { kind: 'skirt', print: 'dots', fabric: 'viscose' }, 'Pikčasto krilo iz viskoze'],
  ['sl', { kind: 'jeans', fit: 'slim', detail: 'high-waist' }, 'Ozke kavbojke z visokim pasom'],
  ['sl', { kind: 'scarf', fit: 'warm', detail: 'fringes' }, 'Topel šal z resicami'],
  ['sl', { kind: 'camisole', fit: 'light', detail: 'lace' }, 'Lahek top z naramnicami'],

  ['bg', { kind: 'skirt', fit: 'straight', fabric: 'twill' }, 'Права пола от памучен кепър'],
  ['cz', { kind: 'dress', print: 'stripe', fabric: 'linen' }, 'Pruhované šaty ze lnu'],
  ['es', { kind: 'shirt', print: 'check', fabric: 'flannel' }, 'Camisa a cuadros de franela'],
  ['es', { kind: 'jeans', fit: 'wide', detail: 'high-waist' }, 'Vaqueros anchos con cintura alta'],
  ['hr', { kind: 'coat', fit: 'classic', detail: 'inner-pocket' }, 'Klasičan kaput s unutarnjim džepom'],
  ['hu', { kind: 't-shirt', print: 'stripe', detail: 'chest-pocket' }, 'Csíkos mellzsebes póló'],
  ['it', { kind: 'skirt', fit: 'long', fabric: 'linen' }, 'Gonna lunga in lino'],
  ['lt', { kind: 'trousers', fit: 'wide', fabric: 'linen' }, 'Plačios kelnės iš lino'],
  ['lt', { kind: 'shirt', fit: 'straight' }, 'Tiesūs marškiniai'],
  ['pl', { kind: 'trousers', fit: 'wide', fabric: 'corduroy' }, 'Szerokie spodnie ze sztruksu'],
  ['pt', { kind: 'jumper', print: 'rib', fabric: 'merino' }, 'Camisola canelada em lã merino'],
  ['ro', { kind: 'socks', print: 'rib', fabric: 'merino' }, 'Șosete reiate din lână merinos'],
  ['sk', { kind: 'jeans', fit: 'slim' }, 'Úzke džínsy'],
  ['bn', { kind: 't-shirt', print: 'stripe', detail: 'chest-pocket' }, 'বুকপকেটসহ ডোরাকাটা টি-শার্ট'],
];

describe('product names', () => {
  it.each(names)('in %s are grammatically correct: %o', (language, nameParts, name) => {
    expect(composeName(nameParts, language).name).toBe(name);
  });

  it('have a slug of the same words with a unique ending', () => {
    const nameParts: ProductNameParts = { kind: 'jumper', print: 'stripe', fabric: 'linen' };
    expect(composeName(nameParts, 'de', '00017').slug).toBe('gestreifter-pullover-aus-leinen-00017');
    expect(composeName(nameParts, 'el', '00017').slug).toBe('rige-poulover-apo-lino-00017');
    expect(composeName(nameParts, 'bn', '00017').slug).toBe('লিনেনের-ডোরাকাটা-সোয়েটার-00017'.normalize('NFC'));
  });
});
