import type { Print, Silhouette } from '../pictures/index.ts';
import type { Audience, DetailCode, FabricCode, FitCode, KindCode, OccasionCode } from './codes.ts';
import type { SizeRange } from './sizes.ts';

/** Possible looks, fabrics and prices of a kind of garment. */
export interface Kind {
  silhouette: Silhouette;
  sizes: SizeRange;
  /** Price range for adults in EUR cents; children's prices are 60 % of it. */
  price: readonly [number, number];
  weightGrams: number;
  prints: readonly Print[];
  fits: readonly FitCode[];
  fabrics: readonly FabricCode[];
  details: readonly DetailCode[];
  occasions: readonly OccasionCode[];
  /** Returnable only with an intact seal, because it is worn next to the skin. */
  isHygiene?: true;
  /** The name omits the fabric, because the noun implies it or it would sound unnatural. */
  isFabricSilent?: true;
}

type Row = [
  silhouette: Silhouette,
  sizes: SizeRange,
  low: number,
  high: number,
  weightGrams: number,
  prints: string,
  fits: string,
  fabrics: string,
  details: string,
  occasions: string,
  flags?: 'hygiene' | 'silent' | 'both',
];

/* One line per kind; values are separated by spaces, and a repeated value is more likely. */
// prettier-ignore
const rows: Record<KindCode, Row> = {
  't-shirt': ['t-shirt', 'alpha', 1299, 2999, 170, 'plain plain stripe wide-stripe dots leaf melange colour-block', 'relaxed straight oversized cropped soft', 'jersey heavy-cotton linen', 'chest-pocket v-neck round-neck side-slits', 'everyday weekend layering summer'],
  'long-sleeve': ['long-sleeve', 'alpha', 1799, 3499, 210, 'plain stripe rib melange wide-stripe', 'slim relaxed straight soft', 'jersey heavy-cotton modal', 'round-neck v-neck chest-pocket flat-seams', 'everyday layering weekend'],
  polo: ['polo', 'alpha', 2499, 4499, 230, 'plain plain stripe colour-block melange', 'slim straight classic', 'jersey heavy-cotton cotton-knit', 'chest-pocket side-slits rib-cuffs', 'office weekend summer'],
  'vest-top': ['vest-top', 'alpha', 999, 2299, 120, 'plain plain rib stripe dots', 'slim cropped relaxed soft', 'jersey modal linen', 'v-neck round-neck flat-seams lace', 'summer layering sport'],
  camisole: ['vest-top', 'alpha', 1499, 2999, 90, 'plain plain floral dots', 'straight light soft', 'satin modal viscose', 'straps lace v-neck', 'evening layering home'],
  shirt: ['shirt', 'alpha', 2999, 5999, 240, 'plain plain stripe check check floral leaf denim', 'slim relaxed straight classic', 'poplin linen flannel twill', 'chest-pocket contrast-seams side-slits', 'office weekend travel'],
  overshirt: ['shirt', 'alpha', 4999, 8999, 520, 'plain check plain', 'relaxed straight oversized', 'twill corduroy flannel wool-blend', 'chest-pocket side-pockets contrast-seams', 'layering weekend everyday'],
  blouse: ['blouse', 'alpha', 2999, 5499, 180, 'plain floral dots stripe leaf', 'relaxed classic light', 'viscose satin poplin linen', 'puff-sleeves pleats v-neck', 'office evening summer'],
  tunic: ['blouse', 'alpha', 3499, 5999, 230, 'plain floral leaf stripe', 'long flared relaxed', 'linen viscose poplin', 'side-slits v-neck side-pockets', 'summer beach weekend'],
  jumper: ['jumper', 'alpha', 3999, 8999, 420, 'plain cable rib stripe melange colour-block wide-stripe', 'relaxed straight oversized cropped warm', 'merino lambswool cotton-knit', 'roll-neck round-neck v-neck rib-cuffs', 'winter everyday layering'],
  cardigan: ['cardigan', 'alpha', 4499, 8999, 450, 'plain cable rib melange stripe', 'relaxed long cropped oversized', 'merino lambswool cotton-knit', 'side-pockets v-neck rib-cuffs', 'layering home winter'],
  hoodie: ['hoodie', 'alpha', 3499, 6499, 520, 'plain plain melange colour-block', 'relaxed oversized straight', 'brushed heavy-cotton', 'side-pockets drawstring two-way-zip rib-cuffs', 'weekend home travel'],
  sweatshirt: ['sweatshirt', 'alpha', 2999, 5499, 430, 'plain plain melange wide-stripe colour-block', 'relaxed oversized straight cropped', 'brushed heavy-cotton', 'round-neck side-slits rib-cuffs contrast-seams', 'weekend home sport'],
  jacket: ['jacket', 'alpha', 5999, 11999, 680, 'plain plain check', 'light straight cropped classic', 'twill corduroy shell canvas', 'side-pockets inner-pocket two-way-zip contrast-seams', 'everyday travel weekend'],
  'denim-jacket': ['jacket', 'alpha', 5999, 9999, 720, 'denim', 'classic cropped oversized', 'denim', 'chest-pocket contrast-seams inner-pocket', 'weekend layering everyday', 'silent'],
  raincoat: ['jacket', 'alpha', 6999, 12999, 560, 'plain plain colour-block stripe', 'light long straight', 'shell', 'hood two-way-zip inner-pocket side-pockets', 'rain travel', 'silent'],
  coat: ['coat', 'alpha', 11999, 22999, 1250, 'plain plain check melange', 'straight long classic warm', 'wool-blend', 'tie-belt inner-pocket side-pockets', 'winter office'],
  'trench-coat': ['coat', 'alpha', 9999, 17999, 900, 'plain', 'classic long light', 'twill shell', 'tie-belt inner-pocket side-pockets', 'rain office travel'],
  blazer: ['blazer', 'alpha', 7999, 14999, 600, 'plain plain check stripe', 'slim straight classic', 'wool-blend linen twill', 'inner-pocket chest-pocket contrast-seams', 'office evening travel'],
  puffer: ['puffer', 'alpha', 6999, 14999, 780, 'plain plain colour-block', 'light warm cropped long', 'padded', 'hood two-way-zip inner-pocket side-pockets', 'winter travel everyday', 'silent'],
  dress: ['dress', 'alpha', 3999, 8999, 320, 'plain floral dots stripe leaf check', 'flared straight light relaxed', 'viscose poplin linen jersey', 'side-pockets v-neck puff-sleeves tie-belt pleats', 'summer office everyday evening'],
  'shirt-dress': ['dress', 'alpha', 4999, 8999, 360, 'plain stripe check denim', 'relaxed straight classic', 'poplin linen twill', 'tie-belt chest-pocket side-pockets', 'office weekend travel'],
  'knit-dress': ['dress', 'alpha', 5999, 9999, 520, 'plain rib cable melange', 'slim straight warm', 'merino cotton-knit', 'roll-neck round-neck side-slits v-neck', 'winter office'],
  'maxi-dress': ['maxi-dress', 'alpha', 5999, 10999, 420, 'plain floral leaf dots', 'flared wide light', 'viscose linen satin', 'straps v-neck side-slits tie-belt', 'summer evening beach'],
  skirt: ['skirt', 'alpha', 2999, 6499, 300, 'plain floral check dots stripe denim', 'straight flared wide long', 'viscose twill linen wool-blend', 'pleats side-pockets elastic-waist high-waist', 'office everyday summer'],
  jeans: ['jeans', 'waist', 4999, 8999, 650, 'denim', 'slim straight wide relaxed cropped', 'denim', 'high-waist side-pockets contrast-seams', 'everyday weekend travel', 'silent'],
  trousers: ['trousers', 'alpha', 3999, 7999, 430, 'plain plain check stripe', 'slim straight wide cropped flared', 'twill linen viscose wool-blend corduroy', 'pleats elastic-waist high-waist side-pockets tie-belt', 'office everyday travel'],
  chinos: ['trousers', 'waist', 3999, 6999, 480, 'plain', 'slim straight relaxed', 'twill linen corduroy', 'side-pockets contrast-seams pleats', 'office weekend'],
  joggers: ['joggers', 'alpha', 2999, 4999, 420, 'plain plain melange colour-block', 'relaxed slim straight', 'brushed heavy-cotton', 'drawstring side-pockets rib-cuffs', 'home sport weekend'],
  shorts: ['shorts', 'alpha', 2499, 4499, 280, 'plain plain stripe check', 'relaxed straight light', 'twill linen poplin', 'drawstring side-pockets elastic-waist', 'summer beach weekend'],
  leggings: ['leggings', 'alpha', 1499, 3999, 210, 'plain plain rib melange leaf', 'close soft', 'jersey microfibre modal', 'high-waist flat-seams elastic-waist', 'sport home everyday'],
  bodysuit: ['bodysuit', 'alpha', 1999, 3999, 160, 'plain plain rib stripe', 'close soft slim', 'jersey modal microfibre', 'press-studs v-neck round-neck lace', 'layering office evening', 'hygiene'],
  'baby-bodysuit': ['baby-bodysuit', 'baby', 1499, 2999, 90, 'plain stripe dots leaf floral', 'soft relaxed', 'jersey heavy-cotton', 'press-studs flat-seams round-neck', 'baby home', 'hygiene'],
  briefs: ['briefs', 'alpha', 799, 1799, 45, 'plain plain dots floral stripe', 'close soft classic', 'modal jersey microfibre', 'lace flat-seams high-waist', 'everyday sport', 'hygiene'],
  boxers: ['boxers', 'alpha', 999, 2299, 70, 'plain stripe check melange', 'close soft classic', 'jersey modal poplin', 'flat-seams elastic-waist', 'everyday sport', 'hygiene'],
  bra: ['bra', 'bra', 2499, 4999, 70, 'plain plain floral', 'soft light', 'microfibre modal', 'straps lace flat-seams', 'everyday sport evening', 'hygiene'],
  socks: ['socks', 'shoe', 499, 1499, 60, 'stripe dots plain rib melange', 'soft warm classic', 'cotton-knit merino', 'reinforced-toe', 'everyday sport winter', 'hygiene'],
  tights: ['tights', 'alpha', 799, 1999, 60, 'plain rib dots', 'soft warm light', 'microfibre', 'reinforced-toe flat-seams', 'office winter evening', 'both'],
  pyjamas: ['pyjamas', 'alpha', 3499, 6499, 420, 'stripe check floral dots plain leaf', 'relaxed soft light', 'poplin flannel modal jersey', 'button-front chest-pocket drawstring', 'home'],
  nightdress: ['dress', 'alpha', 2499, 4999, 220, 'plain dots floral stripe', 'soft light long', 'modal jersey viscose', 'lace round-neck button-front', 'home'],
  swimsuit: ['swimsuit', 'alpha', 2999, 5999, 180, 'plain stripe leaf dots floral colour-block', 'close classic', 'swim', 'straps v-neck flat-seams', 'beach sport', 'both'],
  'swim-shorts': ['swim-shorts', 'alpha', 1999, 3999, 170, 'plain stripe leaf check colour-block', 'light relaxed straight', 'swim', 'drawstring side-pockets', 'beach summer', 'both'],
  beanie: ['beanie', 'one', 1499, 2999, 80, 'rib plain cable melange stripe', 'soft warm', 'merino lambswool cotton-knit', 'turn-up', 'winter everyday'],
  scarf: ['scarf', 'one', 1999, 4999, 160, 'check plain stripe rib floral', 'soft warm light', 'wool-blend merino viscose', 'fringes', 'winter layering'],
  cap: ['cap', 'one', 1499, 2499, 90, 'plain plain check', 'classic light', 'twill canvas corduroy', 'metal-clasp contrast-seams', 'summer weekend'],
  belt: ['belt', 'one', 1499, 2999, 140, 'plain stripe', 'classic', 'canvas', 'metal-clasp', 'everyday travel'],
  bag: ['bag', 'one', 1999, 5999, 350, 'plain plain stripe check', 'light classic', 'canvas twill', 'inner-pocket contrast-seams', 'travel everyday weekend beach'],
};

const read = ([silhouette, sizes, low, high, weightGrams, prints, fits, fabrics, details, occasions, flag]: Row): Kind => ({
  silhouette,
  sizes,
  price: [low, high],
  weightGrams,
  prints: prints.split(' ') as Print[],
  fits: fits.split(' ') as FitCode[],
  fabrics: fabrics.split(' ') as FabricCode[],
  details: details.split(' ') as DetailCode[],
  occasions: occasions.split(' ') as OccasionCode[],
  ...(flag === 'hygiene' || flag === 'both' ? { isHygiene: true } : {}),
  ...(flag === 'silent' || flag === 'both' ? { isFabricSilent: true } : {}),
});

export const kinds: Readonly<Record<KindCode, Kind>> = Object.fromEntries(
  Object.entries(rows).map(([code, row]) => [code, read(row)]),
) as unknown as Record<KindCode, Kind>;

/** The category of a kind, and its share of products. */
export interface ProductLine {
  audience: Audience;
  category: string;
  kind: KindCode;
  share: number;
}

const productLineRows = `
women dresses dress 5|women dresses shirt-dress 2|women dresses knit-dress 2|women dresses maxi-dress 2
women tops t-shirt 4|women tops long-sleeve 2|women tops vest-top 2|women tops camisole 1
women shirts-blouses shirt 2|women shirts-blouses blouse 3|women shirts-blouses tunic 1
women knitwear jumper 3|women knitwear cardigan 2
women sweatshirts hoodie 1|women sweatshirts sweatshirt 1
women jackets-coats jacket 1|women jackets-coats denim-jacket 1|women jackets-coats raincoat 1|women jackets-coats coat 2
women jackets-coats trench-coat 1|women jackets-coats blazer 1|women jackets-coats puffer 1
women trousers trousers 3|women trousers joggers 1|women trousers shorts 1|women jeans jeans 3|women skirts skirt 3
women leggings leggings 3|women bodysuits bodysuit 3|women underwear briefs 2|women underwear bra 2
women tights-socks tights 1|women tights-socks socks 1|women nightwear pyjamas 1|women nightwear nightdress 1
women swimwear swimsuit 2|women accessories scarf 1|women accessories beanie 1|women accessories belt 1|women accessories bag 2
men t-shirts t-shirt 4|men t-shirts long-sleeve 1|men t-shirts polo 2|men shirts shirt 4|men shirts overshirt 1
men knitwear jumper 2|men knitwear cardigan 1|men sweatshirts hoodie 1|men sweatshirts sweatshirt 1
men jackets-coats jacket 1|men jackets-coats raincoat 1|men jackets-coats coat 1|men jackets-coats blazer 1|men jackets-coats puffer 1
men trousers chinos 2|men trousers trousers 1|men trousers joggers 1|men jeans jeans 2|men shorts shorts 1
men underwear boxers 3|men socks socks 1|men nightwear pyjamas 1|men swimwear swim-shorts 1
men accessories scarf 1|men accessories beanie 1|men accessories cap 1|men accessories belt 1
kids baby-bodysuits baby-bodysuit 3|kids t-shirts t-shirt 2|kids t-shirts long-sleeve 1|kids t-shirts polo 1|kids dresses dress 2
kids knitwear jumper 1|kids knitwear cardigan 1|kids sweatshirts hoodie 1|kids sweatshirts sweatshirt 1
kids jackets-coats raincoat 1|kids jackets-coats puffer 1|kids trousers trousers 1|kids trousers joggers 1|kids trousers shorts 1
kids leggings leggings 2|kids underwear briefs 1|kids underwear boxers 1|kids socks socks 1|kids nightwear pyjamas 1
kids swimwear swimsuit 1|kids swimwear swim-shorts 1|kids accessories beanie 1|kids accessories scarf 1`;

export const productLines: readonly ProductLine[] = productLineRows
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [audience, leaf, kind, share] = line.split(' ');
    return { audience: audience as Audience, category: `${audience}-${leaf}`, kind: kind as KindCode, share: Number(share) };
  });
