import type { Cut } from '../cuts.ts';
import { backpack, bag, tote } from './accessories/bags.ts';
import { belt } from './accessories/belt.ts';
import { beanie, cap } from './accessories/headwear.ts';
import { scarf } from './accessories/scarf.ts';
import { socks } from './accessories/socks.ts';
import { jeans } from './bottoms/jeans.ts';
import { leggings, tights } from './bottoms/leggings.ts';
import { skirt } from './bottoms/skirt.ts';
import { chinos, joggers, shorts, swimShorts, trousers } from './bottoms/trousers.ts';
import { dress, maxiDress, nightdress, shirtDress, wrapDress } from './dresses/dress.ts';
import { knitDress } from './dresses/knit-dress.ts';
import { blazer, coat, trenchCoat } from './outerwear/coat.ts';
import { denimJacket, jacket, raincoat } from './outerwear/jacket.ts';
import { puffer } from './outerwear/puffer.ts';
import { boots } from './shoes/boots.ts';
import { sandals } from './shoes/sandals.ts';
import { ballerinas, loafers, trainers } from './shoes/shoes.ts';
import { blouse, tunic } from './tops/blouse.ts';
import { camisole } from './tops/camisole.ts';
import { cardigan } from './tops/cardigan.ts';
import { jumper } from './tops/jumper.ts';
import { longSleeve } from './tops/long-sleeve.ts';
import { polo } from './tops/polo.ts';
import { overshirt, shirt } from './tops/shirt.ts';
import { hoodie, sweatshirt } from './tops/sweatshirt.ts';
import { tShirt } from './tops/t-shirt.ts';
import { vestTop } from './tops/vest-top.ts';
import { bra } from './underwear/bra.ts';
import { boxers, briefs } from './underwear/briefs.ts';
import { babyBodysuit, bodysuit, swimsuit } from './underwear/one-pieces.ts';
import { pyjamas } from './underwear/pyjamas.ts';

export const silhouettes = {
  't-shirt': tShirt,
  'long-sleeve': longSleeve,
  polo,
  'vest-top': vestTop,
  camisole,
  shirt,
  overshirt,
  blouse,
  tunic,
  jumper,
  cardigan,
  hoodie,
  sweatshirt,
  jacket,
  'denim-jacket': denimJacket,
  raincoat,
  coat,
  'trench-coat': trenchCoat,
  blazer,
  puffer,
  jeans,
  trousers,
  chinos,
  joggers,
  shorts,
  leggings,
  tights,
  'swim-shorts': swimShorts,
  skirt,
  dress,
  'wrap-dress': wrapDress,
  'shirt-dress': shirtDress,
  'knit-dress': knitDress,
  'maxi-dress': maxiDress,
  nightdress,
  pyjamas,
  bodysuit,
  'baby-bodysuit': babyBodysuit,
  briefs,
  boxers,
  bra,
  swimsuit,
  socks,
  beanie,
  scarf,
  cap,
  belt,
  bag,
  tote,
  backpack,
  trainers,
  boots,
  sandals,
  ballerinas,
  loafers,
} as const;

export type Silhouette = keyof typeof silhouettes;
export type SilhouetteOptions<S extends Silhouette> = (typeof silhouettes)[S]['options'];
export type CutOf<S extends Silhouette> = Cut<(typeof silhouettes)[S]['options']>;
