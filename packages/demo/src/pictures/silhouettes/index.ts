import type { Design, Drawing } from '../drawing.ts';
import type { Silhouette } from '../garment.ts';
import { cutBabyBodysuit } from './underwear/baby-bodysuit.ts';
import { cutBag } from './accessories/bag.ts';
import { cutBeanie } from './accessories/beanie.ts';
import { cutBelt } from './accessories/belt.ts';
import { cutBlazer } from './outerwear/blazer.ts';
import { cutBlouse } from './tops/blouse.ts';
import { cutBodysuit } from './underwear/bodysuit.ts';
import { cutBoxers } from './underwear/boxers.ts';
import { cutBra } from './underwear/bra.ts';
import { cutBriefs } from './underwear/briefs.ts';
import { cutCap } from './accessories/cap.ts';
import { cutCardigan } from './tops/cardigan.ts';
import { cutCoat } from './outerwear/coat.ts';
import { cutDress, cutMaxiDress } from './dresses/dress.ts';
import { cutHoodie } from './tops/hoodie.ts';
import { cutJacket } from './outerwear/jacket.ts';
import { cutJeans } from './bottoms/jeans.ts';
import { cutJoggers } from './bottoms/joggers.ts';
import { cutJumper } from './tops/jumper.ts';
import { cutLeggings } from './bottoms/leggings.ts';
import { cutLongSleeve } from './tops/long-sleeve.ts';
import { cutPolo } from './tops/polo.ts';
import { cutPuffer } from './outerwear/puffer.ts';
import { cutPyjamas } from './tops/pyjamas.ts';
import { cutScarf } from './accessories/scarf.ts';
import { cutShirt } from './tops/shirt.ts';
import { cutShorts, cutSwimShorts } from './bottoms/shorts.ts';
import { cutSkirt } from './bottoms/skirt.ts';
import { cutSocks } from './accessories/socks.ts';
import { cutSweatshirt } from './tops/sweatshirt.ts';
import { cutSwimsuit } from './underwear/swimsuit.ts';
import { cutTShirt } from './tops/t-shirt.ts';
import { cutTights } from './bottoms/tights.ts';
import { cutTrousers } from './bottoms/trousers.ts';
import { cutVestTop } from './tops/vest-top.ts';

export const cutters: Record<Silhouette, (design: Design) => Drawing> = {
  't-shirt': cutTShirt,
  'long-sleeve': cutLongSleeve,
  polo: cutPolo,
  shirt: cutShirt,
  blouse: cutBlouse,
  jumper: cutJumper,
  cardigan: cutCardigan,
  hoodie: cutHoodie,
  sweatshirt: cutSweatshirt,
  jacket: cutJacket,
  coat: cutCoat,
  blazer: cutBlazer,
  puffer: cutPuffer,
  'vest-top': cutVestTop,
  dress: cutDress,
  'maxi-dress': cutMaxiDress,
  skirt: cutSkirt,
  jeans: cutJeans,
  trousers: cutTrousers,
  joggers: cutJoggers,
  shorts: cutShorts,
  leggings: cutLeggings,
  bodysuit: cutBodysuit,
  'baby-bodysuit': cutBabyBodysuit,
  briefs: cutBriefs,
  boxers: cutBoxers,
  bra: cutBra,
  socks: cutSocks,
  tights: cutTights,
  pyjamas: cutPyjamas,
  swimsuit: cutSwimsuit,
  'swim-shorts': cutSwimShorts,
  beanie: cutBeanie,
  scarf: cutScarf,
  cap: cutCap,
  belt: cutBelt,
  bag: cutBag,
};

export const silhouettes = Object.keys(cutters) as Silhouette[];
