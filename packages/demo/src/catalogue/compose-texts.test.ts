import { describe, expect, it } from 'vitest';
import { composeName } from './compose-texts.ts';
import type { ProductNameParts } from './compose-texts.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { languageCodes, type LanguageCode } from './languages.ts';

const rollNeck: ProductNameParts = { kind: 'jumper', features: ['roll-neck'], fabric: 'merino' };
const midiSkirt: ProductNameParts = { kind: 'skirt', features: ['pleated', 'midi'], fabric: 'viscose' };
const wideTrousers: ProductNameParts = { kind: 'trousers', features: ['wide-leg'], fabric: 'linen' };
const beltedCoat: ProductNameParts = { kind: 'coat', features: ['belted'], fabric: 'wool-blend' };
const stripedShirt: ProductNameParts = { kind: 't-shirt', features: ['v-neck'], print: 'stripe' };
const chelsea: ProductNameParts = { kind: 'boots', features: ['chelsea'], fabric: 'suede' };
const lace: ProductNameParts = { kind: 'camisole', features: ['lace-trim'], fabric: 'satin' };

const laceUp: ProductNameParts = { kind: 'boots', features: ['lace-up'], fabric: 'leather' };
/** In "ankle boots with laces in leather", the laces seem to be of leather. */
const laceUpBoots: [LanguageCode, ProductNameParts, string][] = [
  ['it', laceUp, 'Stivaletti in pelle con lacci'],
  ['es', laceUp, 'Botines de piel con cordones'],
  ['pt', laceUp, 'Botins em pele com atacadores'],
  ['ro', laceUp, 'Botine din piele cu șireturi'],
  ['bg', laceUp, 'Кожени боти с връзки'],
  ['el', laceUp, 'Μποτάκια από δέρμα με κορδόνια'],
  ['hr', laceUp, 'Gležnjače od kože na vezanje'],
  ['sl', laceUp, 'Gležnarji iz usnja na vezalke'],
];

const laceTrim: ProductNameParts = { kind: 'briefs', features: ['lace-trim'], print: 'dots', fabric: 'modal' };
/** Cloth, pattern, details. */
const laceBriefs: [LanguageCode, ProductNameParts, string][] = [
  ['it', laceTrim, 'Slip in modal a pois con pizzo'],
  ['es', laceTrim, 'Braguitas de modal de lunares con encaje'],
  ['pt', laceTrim, 'Cuecas em modal às bolinhas com renda'],
  ['ro', laceTrim, 'Chiloți din modal cu dantelă'],
  ['bg', laceTrim, 'Бикини от модал на точки с дантела'],
  ['pl', laceTrim, 'Figi w kropki z koronką'],
  ['de', laceTrim, 'Gepunkteter Slip aus Modal mit Spitze'],
];

const kneeLengthCoat: ProductNameParts = { kind: 'coat', features: ['belted', 'knee-length'], print: 'melange' };
/** In "coat with a belt to the knee", the belt seems to reach the knee. */
const beltedCoats: [LanguageCode, ProductNameParts, string][] = [
  ['it', { kind: 'trench-coat', features: ['belted', 'knee-length'] }, 'Trench al ginocchio con cintura'],
  ['pt', kneeLengthCoat, 'Sobretudo mesclado pelo joelho com cinto'],
  ['ro', kneeLengthCoat, 'Palton melanj până la genunchi cu cordon'],
  ['pl', kneeLengthCoat, 'Melanżowy płaszcz do kolan z paskiem'],
  ['cz', kneeLengthCoat, 'Melírovaný kabát po kolena s páskem'],
  ['lt', kneeLengthCoat, 'Melanžinis paltas iki kelių su diržu'],
];

const denimShirt: ProductNameParts = { kind: 'shirt', features: ['relaxed', 'band-collar'], print: 'denim' };
const campShirt: ProductNameParts = { kind: 'shirt', features: ['revere-collar'], print: 'check', fabric: 'linen' };
const others: [LanguageCode, ProductNameParts, string][] = [
  ['es', denimShirt, 'Camisa vaquera holgada con cuello mao'],
  ['hu', { kind: 'skirt', features: ['a-line'], print: 'denim' }, 'A-vonalú farmerszoknya'],
  ['hu', { kind: 'belt', features: [], fabric: 'leather' }, 'Bőröv'],
  ['hu', { kind: 'bag', features: [], fabric: 'leather' }, 'Bőr válltáska'],
  ['bn', { kind: 'skirt', features: ['a-line'], print: 'denim' }, 'এ-লাইন ডেনিম স্কার্ট'],
  ['ro', campShirt, 'Cămașă din in în carouri, cu guler rever'],
  ['bg', { kind: 'trainers', features: ['lace-up'], print: 'colour-block', fabric: 'canvas' }, 'Двуцветни платнени маратонки с връзки'],
  ['hr', { kind: 'coat', features: ['double-breasted', 'short'], print: 'check' }, 'Dvoredni kratki karirani kaput'],
  ['hr', { kind: 't-shirt', features: ['oversized'], print: 'leaf' }, 'Majica oversize kroja s uzorkom lišća'],
  ['pt', { kind: 'dress', features: ['sleeveless'], print: 'leaf' }, 'Vestido sem mangas com padrão de folhas'],
  ['en', { kind: 'pyjamas', features: ['short'], print: 'check', fabric: 'poplin' }, 'Short checked poplin pyjamas'],
];

/* Names as a shop's editor would write them. Each line: language, parts of the name, expected name. */
const names: [LanguageCode, ProductNameParts, string][] = [
  ['en', rollNeck, 'Merino roll-neck jumper'],
  ['en', { ...wideTrousers, print: 'stripe' }, 'Wide-leg striped linen trousers'],
  ['en', beltedCoat, 'Belted wool-blend coat'],
  ['en', { kind: 'wrap-dress', features: ['midi'], print: 'floral', fabric: 'viscose' }, 'Floral viscose midi wrap dress'],
  ['de', rollNeck, 'Rollkragenpullover aus Merinowolle'],
  ['de', midiSkirt, 'Plisseerock aus Viskose in Midilänge'],
  ['de', stripedShirt, 'Gestreiftes T-Shirt mit V-Ausschnitt'],
  ['de', { kind: 'socks', features: ['knee-high'], print: 'dots' }, 'Gepunktete Kniestrümpfe'],
  ['at', { kind: 'beanie', features: ['pompom'], fabric: 'lambswool' }, 'Bommelhaube aus Lammwolle'],
  ['at', { kind: 'cardigan', features: [], print: 'rib' }, 'Gerippte Strickweste'],
  ['el', rollNeck, 'Ζιβάγκο από μαλλί μερινό'],
  ['el', { kind: 'skirt', features: ['wide-leg', 'high-waist'] }, 'Φαρδιά φούστα με ψηλή μέση'],
  ['el', { kind: 'coat', features: ['double-breasted'] }, 'Σταυρωτό παλτό'],
  ['sl', rollNeck, 'Puli iz volne merino'],
  ['sl', stripedShirt, 'Črtasta majica z V-izrezom'],
  ['sl', { kind: 'camisole', features: ['lace-trim'] }, 'Top z naramnicami'],
  ['bg', { kind: 'skirt', features: ['straight'], fabric: 'twill' }, 'Права пола от памучен кепър'],
  ['cz', { kind: 'dress', features: [], print: 'stripe', fabric: 'linen' }, 'Pruhované šaty ze lnu'],
  ['cz', { kind: 'trainers', features: ['lace-up'], fabric: 'canvas' }, 'Šněrovací tenisky z plátna'],
  ['es', { kind: 'shirt', features: [], print: 'check', fabric: 'flannel' }, 'Camisa de franela a cuadros'],
  ['es', { kind: 'jeans', features: ['wide-leg', 'high-waist'] }, 'Vaqueros anchos con cintura alta'],
  ['hr', rollNeck, 'Dolčevita od merino vune'],
  ['hu', { kind: 't-shirt', features: ['chest-pocket'], print: 'stripe' }, 'Csíkos mellzsebes póló'],
  ['it', rollNeck, 'Dolcevita in lana merino'],
  ['it', { kind: 'skirt', features: ['pleated', 'midi'], print: 'check' }, 'Gonna plissettata midi a quadri'],
  ['lt', wideTrousers, 'Plačios kelnės iš lino'],
  ['pl', { kind: 'dress', features: ['midi'], print: 'dots' }, 'Sukienka midi w kropki'],
  ['pl', chelsea, 'Sztyblety z zamszu'],
  ['pt', { kind: 'jumper', features: [], print: 'rib', fabric: 'merino' }, 'Camisola canelada em lã merino'],
  ['ro', { kind: 'socks', features: [], print: 'rib', fabric: 'merino' }, 'Șosete reiate din lână merinos'],
  ['sk', { kind: 'jeans', features: ['slim'] }, 'Úzke džínsy'],
  ['sk', lace, 'Top na ramienka zo saténu s čipkou'],
  ...laceUpBoots,
  ...laceBriefs,
  ...beltedCoats,
  ...others,
  ['bn', stripedShirt, 'ভি-নেক ডোরাকাটা টি-শার্ট'],
];

describe('product names', () => {
  it.each(names)('in %s read like those of a shop: %o', (language, nameParts, name) => {
    expect(composeName(nameParts, language).name).toBe(name);
  });

  it('have a slug of the same words with a unique ending', () => {
    const nameParts: ProductNameParts = { kind: 'jumper', features: [], print: 'stripe', fabric: 'linen' };
    expect(composeName(nameParts, 'de', '00017').slug).toBe('gestreifter-pullover-aus-leinen-00017');
    expect(composeName(nameParts, 'el', '00017').slug).toBe('rige-poulover-apo-lino-00017');
    expect(composeName(nameParts, 'bn', '00017').slug).toBe('লিনেনের-ডোরাকাটা-সোয়েটার-00017'.normalize('NFC'));
  });

  it('have at most 40 characters in every language', () => {
    const tooLong = [...demoCatalogue().products].flatMap(({ code, name }) =>
      languageCodes.filter((language) => name[language].length > 40).map((language) => [code, name[language]]),
    );
    expect(tooLong).toEqual([]);
  });

  it('mention only facts that the shop has about the product', () => {
    for (const { name, cut, print, kind } of demoCatalogue().products) {
      const title = name.en.toLowerCase();
      const claims: [word: string, isTrue: boolean][] = [
        ['roll-neck', cut.neckline === 'roll'],
        ['v-neck', cut.neckline === 'v'],
        ['hooded', cut.hood === 'hood'],
        ['belted', cut.belt === 'tie' || cut.belt === 'buckle'],
        ['puff-sleeve', cut.sleeve === 'puff'],
        ['sleeveless', cut.sleeve === 'sleeveless'],
        ['wide-leg', cut.legs === 'wide'],
        ['midi', cut.length === 'midi'],
        ['pleated', cut.skirt === 'pleated'],
        ['half-zip', cut.closure === 'half-zip'],
        ['double-breasted', cut.closure === 'double-breasted'],
        ['lace-trim', cut.trim === 'lace'],
        ['cropped', cut.length === 'cropped'],
        ['striped', print === 'stripe' || print === 'wide-stripe'],
        ['floral', print === 'floral'],
        ['cable', print === 'cable'],
        ['ribbed', print === 'rib'],
      ];
      for (const [word, isTrue] of claims) expect([kind, title, title.includes(word) && !isTrue]).toEqual([kind, title, false]);
    }
  });
});
