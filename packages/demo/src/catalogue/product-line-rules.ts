import type { Print } from '../pictures/index.ts';
import type { Audience, BrandSlug, CollectionCode, FabricCode, KindCode, OccasionCode } from './codes.ts';
import type { ProductLine } from './kinds/index.ts';

/** Brands of a category; the first is the most likely. */
const brandsByLeaf: Record<string, readonly BrandSlug[]> = {
  knitwear: ['brindlemoor', 'brindlemoor', 'ossenby'],
  'jackets-coats': ['tarnwhistle', 'tarnwhistle', 'harrowfinch'],
  shirts: ['harrowfinch', 'harrowfinch', 'ossenby'],
  'shirts-blouses': ['harrowfinch', 'mottlewick'],
  dresses: ['mottlewick', 'mottlewick', 'harrowfinch'],
  skirts: ['mottlewick', 'harrowfinch'],
  leggings: ['dapplestrand'],
  bodysuits: ['dapplestrand', 'quillowby'],
  swimwear: ['dapplestrand'],
  underwear: ['quillowby'],
  socks: ['quillowby', 'brindlemoor'],
  'tights-socks': ['quillowby'],
  nightwear: ['quillowby'],
  accessories: ['brindlemoor', 'tarnwhistle', 'mottlewick'],
  shoes: ['tarnwhistle', 'dapplestrand', 'harrowfinch'],
  bags: ['tarnwhistle', 'mottlewick', 'harrowfinch'],
};

export function listBrands({ audience, category }: ProductLine): readonly BrandSlug[] {
  const leaf = category.slice(audience.length + 1);
  const fitting = brandsByLeaf[leaf] ?? ['ossenby', 'ossenby', 'dapplestrand', 'harrowfinch'];
  return audience === 'kids' ? ['pebblewren', 'pebblewren', 'pebblewren', ...fitting] : fitting;
}

const warmFabrics: readonly FabricCode[] = ['merino', 'lambswool', 'wool-blend', 'flannel', 'brushed', 'padded', 'corduroy'];
const coolFabrics: readonly FabricCode[] = ['linen', 'viscose', 'satin', 'poplin', 'swim'];

const forChildren: Partial<Record<OccasionCode, OccasionCode>> = {
  office: 'school',
  evening: 'playground',
  travel: 'playground',
  weekend: 'playground',
  sport: 'playground',
};

/** Returns occasions that suit the fabric: no wool at the beach, no linen in winter, no office for children. */
export function listOccasions(all: readonly OccasionCode[], fabric: FabricCode, audience: Audience): readonly OccasionCode[] {
  const suited = all.filter((occasion) =>
    warmFabrics.includes(fabric) ? occasion !== 'summer' && occasion !== 'beach' : !(coolFabrics.includes(fabric) && occasion === 'winter'),
  );
  return audience === 'kids' ? suited.map((occasion) => forChildren[occasion] ?? occasion) : suited;
}

const solid: readonly FabricCode[] = ['corduroy', 'leather', 'suede'];
const marled: readonly FabricCode[] = [
  'jersey',
  'heavy-cotton',
  'brushed',
  'merino',
  'lambswool',
  'cotton-knit',
  'wool-blend',
  'modal',
  'microfibre',
];

/** Returns fabrics that can have a pattern: for example, corduroy is not printed and satin is not marled. */
export function listFabrics(all: readonly FabricCode[], print: Print): readonly FabricCode[] {
  if (print === 'denim') return ['denim'];
  const suited = all.filter((fabric) => {
    if (print === 'plain' || print === 'colour-block') return true;
    if (print === 'melange') return marled.includes(fabric);
    return (
      !solid.includes(fabric) && !((print === 'floral' || print === 'leaf' || print === 'dots') && (fabric === 'flannel' || fabric === 'wool-blend'))
    );
  });
  return suited.length > 0 ? suited : all;
}

const basics: readonly KindCode[] = [
  't-shirt',
  'long-sleeve',
  'shirt',
  'jeans',
  'chinos',
  'jumper',
  'trousers',
  'briefs',
  'boxers',
  'socks',
  'bra',
  'blazer',
  'belt',
  'vest-top',
];
const stretchy: readonly KindCode[] = [
  'leggings',
  'joggers',
  'sweatshirt',
  'hoodie',
  'bodysuit',
  'swimsuit',
  'swim-shorts',
  'raincoat',
  'backpack',
  'trainers',
];

/** Returns the collections of a product. */
export function listCollections(
  kind: KindCode,
  fabric: FabricCode,
  occasion: OccasionCode | undefined,
  audience: Audience,
  isPlain: boolean,
): CollectionCode[] {
  const belongs: Record<CollectionCode, boolean> = {
    essentials: basics.includes(kind) && isPlain && audience !== 'kids',
    'summer-linen': fabric === 'linen' || (occasion === 'summer' && coolFabrics.includes(fabric)),
    'knit-season': fabric === 'merino' || fabric === 'lambswool' || kind === 'cardigan',
    'on-the-move': audience !== 'kids' && (stretchy.includes(kind) || occasion === 'sport'),
    'quiet-evenings': occasion === 'home',
    playground: audience === 'kids' && (occasion === 'playground' || occasion === 'school' || kind === 'raincoat'),
  };
  return (Object.keys(belongs) as CollectionCode[]).filter((code) => belongs[code]);
}
