import type { Design, Drawing } from '../drawing.ts';
import type { Silhouette } from '../garment.ts';
import { cutBabyBodysuit } from './baby-bodysuit.ts';
import { cutBag } from './bag.ts';
import { cutBeanie } from './beanie.ts';
import { cutBelt } from './belt.ts';
import { cutBlazer } from './blazer.ts';
import { cutBlouse } from './blouse.ts';
import { cutBodysuit } from './bodysuit.ts';
import { cutBoxers } from './boxers.ts';
import { cutBra } from './bra.ts';
import { cutBriefs } from './briefs.ts';
import { cutCap } from './cap.ts';
import { cutCardigan } from './cardigan.ts';
import { cutCoat } from './coat.ts';
import { cutDress } from './dress.ts';
import { cutHoodie } from './hoodie.ts';
import { cutJacket } from './jacket.ts';
import { cutJeans } from './jeans.ts';
import { cutJoggers } from './joggers.ts';
import { cutJumper } from './jumper.ts';
import { cutLeggings } from './leggings.ts';
import { cutLongSleeve } from './long-sleeve.ts';
import { cutMaxiDress } from './maxi-dress.ts';
import { cutPolo } from './polo.ts';
import { cutPuffer } from './puffer.ts';
import { cutPyjamas } from './pyjamas.ts';
import { cutScarf } from './scarf.ts';
import { cutShirt } from './shirt.ts';
import { cutShorts } from './shorts.ts';
import { cutSkirt } from './skirt.ts';
import { cutSocks } from './socks.ts';
import { cutSweatshirt } from './sweatshirt.ts';
import { cutSwimShorts } from './swim-shorts.ts';
import { cutSwimsuit } from './swimsuit.ts';
import { cutTShirt } from './t-shirt.ts';
import { cutTights } from './tights.ts';
import { cutTrousers } from './trousers.ts';
import { cutVestTop } from './vest-top.ts';

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
