/** All codes that need texts in every language. The compiler checks each language against these lists. */

export const kindCodes = [
  't-shirt',
  'long-sleeve',
  'polo',
  'vest-top',
  'camisole',
  'shirt',
  'overshirt',
  'blouse',
  'tunic',
  'jumper',
  'cardigan',
  'hoodie',
  'sweatshirt',
  'jacket',
  'denim-jacket',
  'raincoat',
  'coat',
  'trench-coat',
  'blazer',
  'puffer',
  'dress',
  'shirt-dress',
  'knit-dress',
  'maxi-dress',
  'skirt',
  'jeans',
  'trousers',
  'chinos',
  'joggers',
  'shorts',
  'leggings',
  'bodysuit',
  'baby-bodysuit',
  'briefs',
  'boxers',
  'bra',
  'socks',
  'tights',
  'pyjamas',
  'nightdress',
  'swimsuit',
  'swim-shorts',
  'beanie',
  'scarf',
  'cap',
  'belt',
  'bag',
] as const;
export type KindCode = (typeof kindCodes)[number];

/** Prints that product names mention; plain is not mentioned. */
export type NamedPrint = 'stripe' | 'wide-stripe' | 'dots' | 'check' | 'floral' | 'melange' | 'denim' | 'rib' | 'cable' | 'colour-block' | 'leaf';

export type FitCode =
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

export const fabricCodes = [
  'jersey',
  'heavy-cotton',
  'poplin',
  'linen',
  'merino',
  'lambswool',
  'cotton-knit',
  'viscose',
  'satin',
  'denim',
  'twill',
  'brushed',
  'wool-blend',
  'padded',
  'corduroy',
  'flannel',
  'modal',
  'microfibre',
  'swim',
  'shell',
  'canvas',
] as const;
export type FabricCode = (typeof fabricCodes)[number];

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
export type CareAdvice = 'easy' | 'gentle' | 'hand' | 'cleaner' | 'inside-out';

export const fibreCodes = ['cotton', 'flax', 'wool', 'viscose', 'modal', 'lyocell', 'polyester', 'polyamide', 'elastane', 'acrylic'] as const;
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
  | 'accessories';

export const collectionCodes = ['essentials', 'summer-linen', 'knit-season', 'on-the-move', 'quiet-evenings', 'playground'] as const;
export type CollectionCode = (typeof collectionCodes)[number];

export const brandSlugs = ['brindlemoor', 'tarnwhistle', 'ossenby', 'pebblewren', 'harrowfinch', 'mottlewick', 'dapplestrand', 'quillowby'] as const;
export type BrandSlug = (typeof brandSlugs)[number];

export type Audience = 'women' | 'men' | 'kids';

/** Main fibres of garments, which filters offer; other fibres are only minor parts. */
export const materials = ['cotton', 'flax', 'wool', 'viscose', 'modal', 'polyester', 'polyamide'] as const satisfies FibreCode[];
export type FilterMaterial = (typeof materials)[number];

export const patterns = ['plain', 'striped', 'dots', 'checked', 'floral', 'leaf', 'melange', 'ribbed', 'cable', 'colour-block'] as const;
export type FilterPattern = (typeof patterns)[number];

export const fits = ['slim', 'close', 'straight', 'classic', 'relaxed', 'wide', 'flared', 'oversized'] as const satisfies FitCode[];
export type FilterFit = (typeof fits)[number];
