import type { Attribute } from '../pictures/cuts.ts';
import type { Print } from '../pictures/index.ts';
import type { DetailCode, FabricCode, FeatureCode, KindCode, ShapeCode } from './codes.ts';
import { kinds } from './kinds/index.ts';
import type { ProductCut } from './types.ts';

/** What each value of a visible attribute is called in a name; usual values are not mentioned. */
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

/** Returns the features that a product's name may mention, the most telling first. */
export function listFeatures(kind: KindCode, cut: ProductCut): FeatureCode[] {
  return kinds[kind].titled.flatMap((attribute): FeatureCode[] => {
    const value = cut[attribute] ?? '';
    // Socks reach the knee; a skirt ends there.
    if (kind === 'socks' && value === 'knee') return ['knee-high'];
    // A hood takes the place of the collar.
    if (attribute === 'neckline' && cut.hood === 'hood') return [];
    if (impliedByNoun[kind]?.includes(`${attribute}:${value}`)) return [];
    // Dresses are straight or flared, but pencil and A-line are skirts.
    if (attribute === 'skirt' && kind !== 'skirt' && (value === 'straight' || value === 'a-line' || value === 'wide')) return [];
    const feature = named[attribute]?.[value];
    return feature === undefined ? [] : [feature];
  });
}

/** Returns the sentence on the cut that is true for a product; undefined where a cut has no name. */
export function findShape(kind: KindCode, cut: ProductCut, fabric: FabricCode): ShapeCode | undefined {
  const byLegs: Record<string, ShapeCode> = {
    skinny: 'close',
    slim: 'slim',
    straight: 'straight',
    wide: 'wide',
    flared: 'flared',
    tapered: 'relaxed',
  };
  const bySkirt: Record<string, ShapeCode> = { 'a-line': 'flared', straight: 'straight', wide: 'wide', tiered: 'wide' };
  const byFit: Record<string, ShapeCode> = { slim: 'slim', relaxed: 'relaxed', oversized: 'oversized', regular: 'straight' };
  if (cut.legs) return byLegs[cut.legs];
  if (cut.skirt) return bySkirt[cut.skirt];
  if (cut.length === 'cropped') return 'cropped';
  if (cut.length === 'long') return 'long';
  if (kind === 'leggings' || kind === 'bodysuit' || kind === 'swimsuit') return 'close';
  if (kind === 'briefs' || kind === 'bra' || kind === 'baby-bodysuit' || kind === 'nightdress') return 'soft';
  if (kind === 'beanie' || kind === 'scarf') return fabric === 'viscose' || fabric === 'cotton-knit' ? 'light' : 'warm';
  return cut.fit ? byFit[cut.fit] : undefined;
}

/** Returns the details that a description may tell more about: each is visible in the product's pictures, or is inside it. */
export function listDetails(kind: KindCode, cut: ProductCut, print: Print): DetailCode[] {
  const isTrue: Partial<Record<DetailCode, boolean>> = {
    'roll-neck': cut.neckline === 'roll',
    'v-neck': cut.neckline === 'v' && kind !== 'maxi-dress' && kind !== 'cardigan' && kind !== 'bra',
    'puff-sleeves': cut.sleeve === 'puff',
    'tie-belt': cut.belt === 'tie',
    hood: cut.hood === 'hood',
    lace: cut.trim === 'lace',
    fringes: cut.trim === 'fringe',
    pleats: cut.skirt === 'pleated',
    'press-studs': cut.closure === 'press-studs',
    'button-front': cut.closure === 'buttons',
    'chest-pocket': cut.pockets === 'chest',
    'side-pockets': cut.pockets === 'side' || (cut.legs !== undefined && kind !== 'leggings'),
    drawstring: cut.waist === 'drawstring',
    'elastic-waist': cut.waist === 'elastic',
    'high-waist': cut.rise === 'high',
    'side-slits': cut.hem === 'slits',
    'turn-up': kind === 'beanie' && cut.hem === 'turn-up',
    'round-neck': cut.neckline === 'round' && (kind === 't-shirt' || kind === 'jumper' || kind === 'sweatshirt' || kind === 'long-sleeve'),
    'rib-cuffs': kind === 'jumper' || kind === 'cardigan' || kind === 'sweatshirt' || kind === 'hoodie' || cut.hem === 'cuffs',
    'contrast-seams': print === 'denim' && (kind === 'jeans' || kind === 'denim-jacket'),
    'reinforced-toe': kind === 'socks' || kind === 'tights',
    'metal-clasp': cut.closure === 'buckle' && (kind === 'belt' || kind === 'cap' || kind === 'sandals'),
    'inner-pocket': ['jacket', 'coat', 'trench-coat', 'blazer', 'puffer', 'bag', 'tote', 'backpack'].includes(kind),
    'flat-seams': ['leggings', 'bodysuit', 'baby-bodysuit', 'briefs', 'boxers', 'swimsuit', 'bra'].includes(kind),
  };
  return (Object.keys(isTrue) as DetailCode[]).filter((code) => isTrue[code]);
}
