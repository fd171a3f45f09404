import type { Attribute } from '../pictures/cuts.ts';
import type { Print } from '../pictures/index.ts';
import type { DetailCode, FabricCode, FeatureCode, KindCode, ShapeCode } from './codes.ts';
import { kinds } from './kinds/index.ts';
import type { ProductCut } from './types.ts';

/** The word for each value of a visible attribute in a product name. Usual values are not mentioned. */
const named: Readonly<Partial<Record<Attribute, Readonly<Record<string, FeatureCode>>>>> = {
  neckline: {
    v: 'v-neck',
    square: 'square-neck',
    boat: 'boat-neck',
    roll: 'roll-neck',
    stand: 'high-neck',
    halter: 'halter-neck',
    'band-collar': 'band-collar',
    revere: 'revere-collar',
    bow: 'pussy-bow',
    shawl: 'shawl-collar',
  },
  sleeve: {
    sleeveless: 'sleeveless',
    straps: 'strappy',
    short: 'short-sleeve',
    elbow: 'elbow-sleeve',
    long: 'long-sleeve',
    puff: 'puff-sleeve',
    flutter: 'flutter-sleeve',
    balloon: 'balloon-sleeve',
  },
  length: {
    cropped: 'cropped',
    long: 'long',
    mini: 'mini',
    knee: 'knee-length',
    midi: 'midi',
    maxi: 'maxi',
    ankle: 'ankle',
    short: 'short',
    'no-show': 'no-show',
  },
  fit: { slim: 'slim', relaxed: 'relaxed', oversized: 'oversized' },
  legs: { skinny: 'skinny', slim: 'slim', straight: 'straight', wide: 'wide-leg', flared: 'flared', tapered: 'tapered' },
  skirt: { 'a-line': 'a-line', straight: 'pencil', pleated: 'pleated', wide: 'full', wrap: 'wrap', tiered: 'tiered' },
  closure: {
    'half-zip': 'half-zip',
    zip: 'zip',
    'double-breasted': 'double-breasted',
    buttons: 'button-front',
    laces: 'lace-up',
    'hook-and-loop': 'touch-close',
    elastic: 'chelsea',
    open: 'slip-on',
  },
  hood: { hood: 'hooded' },
  belt: { tie: 'belted', buckle: 'belted' },
  waist: { elastic: 'elastic-waist' },
  rise: { high: 'high-waist' },
  trim: { lace: 'lace-trim', fringe: 'fringed', pompom: 'pompom', bow: 'bow', tassels: 'tassel' },
  heel: { block: 'block-heel' },
  pockets: { chest: 'chest-pocket' },
};

/** Values that are usual for a kind: blazers and coats have buttons, quilted jackets have sleeves, joggers are tapered, shorts are short. */
const impliedByNoun: Readonly<Partial<Record<KindCode, readonly string[]>>> = {
  blazer: ['closure:buttons'],
  coat: ['closure:buttons'],
  puffer: ['sleeve:long'],
  joggers: ['legs:tapered'],
  shorts: ['length:short'],
  'swim-shorts': ['length:short'],
};

/** Returns the features that a product's name may mention, the most characteristic first. */
export function listFeatures(kind: KindCode, cut: ProductCut): FeatureCode[] {
  return kinds[kind].titled.flatMap((attribute): FeatureCode[] => {
    const value = cut[attribute] ?? '';
    // Socks are knee-high; skirts are knee-length.
    if (kind === 'socks' && value === 'knee') return ['knee-high'];
    // A hood replaces the collar.
    if (attribute === 'neckline' && cut.hood === 'hood') return [];
    if (impliedByNoun[kind]?.includes(`${attribute}:${value}`)) return [];
    // Dresses are straight or flared, but pencil and A-line are skirts.
    if (attribute === 'skirt' && kind !== 'skirt' && (value === 'straight' || value === 'a-line' || value === 'wide')) return [];
    const feature = named[attribute]?.[value];
    return feature === undefined ? [] : [feature];
  });
}

const shapesByLegs: Readonly<Record<string, ShapeCode>> = {
  skinny: 'close',
  slim: 'slim',
  straight: 'straight',
  wide: 'wide',
  flared: 'flared',
  tapered: 'relaxed',
};
const shapesBySkirt: Readonly<Record<string, ShapeCode>> = { 'a-line': 'flared', straight: 'straight', wide: 'wide', tiered: 'wide' };
const shapesByLength: Readonly<Record<string, ShapeCode>> = { cropped: 'cropped', long: 'long' };
const shapesByKind: Readonly<Partial<Record<KindCode, ShapeCode>>> = {
  leggings: 'close',
  bodysuit: 'close',
  swimsuit: 'close',
  briefs: 'soft',
  bra: 'soft',
  'baby-bodysuit': 'soft',
  nightdress: 'soft',
  beanie: 'warm',
  scarf: 'warm',
};
const shapesByFit: Readonly<Record<string, ShapeCode>> = { slim: 'slim', relaxed: 'relaxed', oversized: 'oversized', regular: 'straight' };
/** Fabrics that make warm accessories light. */
const lightFabrics: readonly FabricCode[] = ['viscose', 'cotton-knit'];

/** Returns the sentence about the cut of a product; undefined if the cut has no name. */
export function findShape(kind: KindCode, cut: ProductCut, fabric: FabricCode): ShapeCode | undefined {
  if (cut.legs) return shapesByLegs[cut.legs];
  if (cut.skirt) return shapesBySkirt[cut.skirt];
  const shape = shapesByLength[cut.length ?? ''] ?? shapesByKind[kind];
  if (shape === 'warm' && lightFabrics.includes(fabric)) return 'light';
  return shape ?? shapesByFit[cut.fit ?? ''];
}

interface Shown {
  kind: KindCode;
  cut: ProductCut;
  print: Print;
}

type Condition = (product: Shown) => boolean;

const hasValue =
  (attribute: Attribute, ...values: readonly string[]): Condition =>
  ({ cut }) =>
    values.includes(cut[attribute] ?? '');
const isKind =
  (...wanted: readonly KindCode[]): Condition =>
  ({ kind }) =>
    wanted.includes(kind);
const hasAll =
  (...conditions: readonly Condition[]): Condition =>
  (product) =>
    conditions.every((isTrue) => isTrue(product));
const hasAny =
  (...conditions: readonly Condition[]): Condition =>
  (product) =>
    conditions.some((isTrue) => isTrue(product));
const isNot =
  (condition: Condition): Condition =>
  (product) =>
    !condition(product);

/** The condition for each detail, in the order of a description. */
const detailConditions: Readonly<Partial<Record<DetailCode, Condition>>> = {
  'roll-neck': hasValue('neckline', 'roll'),
  'v-neck': hasAll(hasValue('neckline', 'v'), isNot(isKind('maxi-dress', 'cardigan', 'bra'))),
  'puff-sleeves': hasValue('sleeve', 'puff'),
  'tie-belt': hasValue('belt', 'tie'),
  hood: hasValue('hood', 'hood'),
  lace: hasValue('trim', 'lace'),
  fringes: hasValue('trim', 'fringe'),
  pleats: hasValue('skirt', 'pleated'),
  'press-studs': hasValue('closure', 'press-studs'),
  'button-front': hasValue('closure', 'buttons'),
  'chest-pocket': hasValue('pockets', 'chest'),
  'side-pockets': hasAny(
    hasValue('pockets', 'side'),
    hasAll(({ cut }) => cut.legs !== undefined, isNot(isKind('leggings'))),
  ),
  drawstring: hasValue('waist', 'drawstring'),
  'elastic-waist': hasValue('waist', 'elastic'),
  'high-waist': hasValue('rise', 'high'),
  'side-slits': hasValue('hem', 'slits'),
  'turn-up': hasAll(isKind('beanie'), hasValue('hem', 'turn-up')),
  'round-neck': hasAll(hasValue('neckline', 'round'), isKind('t-shirt', 'jumper', 'sweatshirt', 'long-sleeve')),
  'rib-cuffs': hasAny(isKind('jumper', 'cardigan', 'sweatshirt', 'hoodie'), hasValue('hem', 'cuffs')),
  'contrast-seams': hasAll(({ print }) => print === 'denim', isKind('jeans', 'denim-jacket')),
  'reinforced-toe': isKind('socks', 'tights'),
  'metal-clasp': hasAll(hasValue('closure', 'buckle'), isKind('belt', 'cap', 'sandals')),
  'inner-pocket': isKind('jacket', 'coat', 'trench-coat', 'blazer', 'puffer', 'bag', 'tote', 'backpack'),
  'flat-seams': isKind('leggings', 'bodysuit', 'baby-bodysuit', 'briefs', 'boxers', 'swimsuit', 'bra'),
};

/** Returns the details that a description may mention. Each is visible in the product's pictures or is inside the product. */
export function listDetails(kind: KindCode, cut: ProductCut, print: Print): DetailCode[] {
  return (Object.keys(detailConditions) as DetailCode[]).filter((code) => detailConditions[code]?.({ kind, cut, print }));
}
