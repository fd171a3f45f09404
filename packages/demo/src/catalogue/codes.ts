import type { FabricCode } from '../pictures/fabrics.ts';
import type { Silhouette } from '../pictures/silhouettes/index.ts';

/** All codes that need texts in every language. The compiler checks each language against these lists. */

export type { FabricCode };

/** Kinds of garments that the pictures can show. */
export type KindCode = Silhouette;

/** Prints that product names mention; plain is not mentioned. */
export type NamedPrint = 'stripe' | 'wide-stripe' | 'dots' | 'check' | 'floral' | 'melange' | 'denim' | 'rib' | 'cable' | 'colour-block' | 'leaf';

/** Features that product names mention, most of them one value of a visible attribute. */
export type FeatureCode =
  | 'v-neck'
  | 'square-neck'
  | 'boat-neck'
  | 'roll-neck'
  | 'high-neck'
  | 'halter-neck'
  | 'band-collar'
  | 'revere-collar'
  | 'pussy-bow'
  | 'shawl-collar'
  | 'sleeveless'
  | 'short-sleeve'
  | 'elbow-sleeve'
  | 'long-sleeve'
  | 'puff-sleeve'
  | 'flutter-sleeve'
  | 'balloon-sleeve'
  | 'strappy'
  | 'cropped'
  | 'long'
  | 'mini'
  | 'knee-length'
  | 'midi'
  | 'maxi'
  | 'ankle'
  | 'short'
  | 'knee-high'
  | 'no-show'
  | 'slim'
  | 'relaxed'
  | 'oversized'
  | 'skinny'
  | 'straight'
  | 'wide-leg'
  | 'flared'
  | 'tapered'
  | 'a-line'
  | 'pencil'
  | 'pleated'
  | 'full'
  | 'wrap'
  | 'tiered'
  | 'half-zip'
  | 'zip'
  | 'double-breasted'
  | 'button-front'
  | 'lace-up'
  | 'touch-close'
  | 'chelsea'
  | 'slip-on'
  | 'hooded'
  | 'belted'
  | 'elastic-waist'
  | 'high-waist'
  | 'lace-trim'
  | 'fringed'
  | 'pompom'
  | 'bow'
  | 'tassel'
  | 'block-heel'
  | 'chest-pocket';

/** Cuts that a sentence of the description explains. */
export type ShapeCode =
  | 'slim'
  | 'relaxed'
  | 'straight'
  | 'wide'
  | 'cropped'
  | 'long'
  | 'flared'
  | 'classic'
  | 'oversized'
  | 'close'
  | 'soft'
  | 'light'
  | 'warm';

export type DetailCode =
  | 'chest-pocket'
  | 'side-pockets'
  | 'v-neck'
  | 'round-neck'
  | 'roll-neck'
  | 'button-front'
  | 'elastic-waist'
  | 'drawstring'
  | 'tie-belt'
  | 'side-slits'
  | 'puff-sleeves'
  | 'rib-cuffs'
  | 'hood'
  | 'two-way-zip'
  | 'pleats'
  | 'press-studs'
  | 'lace'
  | 'high-waist'
  | 'straps'
  | 'contrast-seams'
  | 'reinforced-toe'
  | 'inner-pocket'
  | 'turn-up'
  | 'fringes'
  | 'flat-seams'
  | 'metal-clasp';

export type OccasionCode =
  | 'office'
  | 'weekend'
  | 'travel'
  | 'evening'
  | 'sport'
  | 'layering'
  | 'summer'
  | 'winter'
  | 'rain'
  | 'playground'
  | 'baby'
  | 'home'
  | 'beach'
  | 'school'
  | 'everyday';

/** Care advice for a fabric, one sentence of the description. */
export type CareAdvice = 'easy' | 'gentle' | 'hand' | 'cleaner' | 'inside-out' | 'wipe';

export const fibreCodes = [
  'cotton',
  'flax',
  'wool',
  'viscose',
  'modal',
  'lyocell',
  'polyester',
  'polyamide',
  'elastane',
  'acrylic',
  'leather',
] as const;
export type FibreCode = (typeof fibreCodes)[number];

export const colourCodes = [
  'black',
  'white',
  'ecru',
  'grey',
  'charcoal',
  'navy',
  'blue',
  'sky',
  'denim-blue',
  'petrol',
  'bottle',
  'olive',
  'sage',
  'beige',
  'camel',
  'brown',
  'red',
  'burgundy',
  'rust',
  'rose',
  'lilac',
  'mustard',
] as const;
export type ColourCode = (typeof colourCodes)[number];

/** Names of categories, shared by audiences: women's, men's and children's dresses have one name. */
export type CategoryName =
  | 'women'
  | 'men'
  | 'kids'
  | 'sale'
  | 'dresses'
  | 'tops'
  | 't-shirts'
  | 'shirts'
  | 'shirts-blouses'
  | 'knitwear'
  | 'sweatshirts'
  | 'jackets-coats'
  | 'trousers'
  | 'jeans'
  | 'skirts'
  | 'shorts'
  | 'leggings'
  | 'bodysuits'
  | 'baby-bodysuits'
  | 'underwear'
  | 'tights-socks'
  | 'socks'
  | 'nightwear'
  | 'swimwear'
  | 'shoes'
  | 'bags'
  | 'accessories';

export const collectionCodes = ['essentials', 'summer-linen', 'knit-season', 'on-the-move', 'quiet-evenings', 'playground'] as const;
export type CollectionCode = (typeof collectionCodes)[number];

export const brandSlugs = ['brindlemoor', 'tarnwhistle', 'ossenby', 'pebblewren', 'harrowfinch', 'mottlewick', 'dapplestrand', 'quillowby'] as const;
export type BrandSlug = (typeof brandSlugs)[number];

export type Audience = 'women' | 'men' | 'kids';

/** Main fibres of garments, which filters offer; other fibres are only minor parts. */
export const materials = ['cotton', 'flax', 'wool', 'viscose', 'modal', 'polyester', 'polyamide', 'leather'] as const satisfies FibreCode[];
export type FilterMaterial = (typeof materials)[number];

export const patterns = ['plain', 'striped', 'dots', 'checked', 'floral', 'leaf', 'melange', 'ribbed', 'cable', 'colour-block'] as const;
export type FilterPattern = (typeof patterns)[number];

export const fits = ['slim', 'close', 'straight', 'classic', 'relaxed', 'wide', 'flared', 'oversized'] as const;
export type FilterFit = (typeof fits)[number];

export const lengths = ['cropped', 'regular', 'long', 'mini', 'knee', 'midi', 'maxi', 'short', 'ankle', 'full'] as const;
export type FilterLength = (typeof lengths)[number];

export const sleeves = ['sleeveless', 'short', 'elbow', 'long'] as const;
export type FilterSleeve = (typeof sleeves)[number];

export const necklines = ['round', 'v', 'square', 'boat', 'roll', 'high', 'collar', 'lapel', 'hood', 'halter', 'straight'] as const;
export type FilterNeckline = (typeof necklines)[number];

export const occasions = [
  'everyday',
  'office',
  'evening',
  'travel',
  'sport',
  'home',
  'summer',
  'beach',
  'winter',
  'rain',
  'school',
  'playground',
  'baby',
] as const satisfies OccasionCode[];
export type FilterOccasion = (typeof occasions)[number];
