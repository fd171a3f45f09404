import type { Audience, BrandSlug, CollectionCode, FabricCode, FitCode, KindCode, OccasionCode } from './codes.ts';
import type { ProductLine } from './kinds.ts';

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

/** Returns fits that suit the fabric: not "light" for heavy fabrics, not "warm" for thin ones. */
export function listFits(all: readonly FitCode[], fabric: FabricCode): readonly FitCode[] {
  const suited = all.filter(
    (fit) => !(fit === 'warm' && coolFabrics.includes(fabric)) && !(fit === 'light' && (fabric === 'wool-blend' || fabric === 'canvas')),
  );
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
const stretchy: readonly KindCode[] = ['leggings', 'joggers', 'sweatshirt', 'hoodie', 'bodysuit', 'swimsuit', 'swim-shorts', 'raincoat', 'bag'];

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
