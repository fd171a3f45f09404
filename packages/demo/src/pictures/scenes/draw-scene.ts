import { checkColour, lighter, mix } from '../colour.ts';
import type { GarmentPicture } from '../garment.ts';
import { between, createRandom, type Random } from '../random.ts';
import { flowingCloth } from './flowing-cloth.ts';
import { foldedPile } from './folded.ts';
import { mark } from './mark.ts';
import { drawHangingGarment, drawFlatGarment, rail, type Spot } from './place.ts';
import { HEIGHT, WIDTH, type Placed, type Scene, type ScenePicture } from './scene.ts';
import { listSceneGarments } from './scene-garments.ts';

interface SceneContext {
  garments: GarmentPicture[];
  colours: string[];
  seed: number;
  random: Random;
}

const COMPOSITIONS: Record<Scene, (context: SceneContext) => Placed[]> = {
  'hero-women': (context) => placeOnRail(context, 1010, 2330, 104, 980),
  category: (context) => placeOnRail(context, 420, 1980, 116, 920),
  'hero-men': (context) =>
    placeFlat(context, [
      { x: 1250, y: 660, height: 1120, turn: -7 },
      { x: 1610, y: 700, height: 820, turn: 5 },
      { x: 2090, y: 640, height: 800, turn: 9 },
      { x: 1900, y: 1120, height: 860, turn: -12 },
      { x: 1420, y: 180, height: 250, turn: -14 },
    ]),
  'hero-kids': (context) =>
    placeFlat(context, [
      { x: 1180, y: 760, height: 760, turn: -9 },
      { x: 1560, y: 480, height: 640, turn: 6 },
      { x: 2060, y: 330, height: 520, turn: -8 },
      { x: 1980, y: 890, height: 660, turn: 7 },
      { x: 1130, y: 230, height: 300, turn: 10 },
      { x: 1530, y: 980, height: 330, turn: -12 },
    ]),
  'hero-sale': ({ colours, seed }) => [
    table(),
    foldedPile([...colours, ...colours].slice(1, 8), 'a', 1480, 1120, 560, seed + 9),
    foldedPile([...colours].reverse().slice(0, 4), 'b', 1060, 1140, 500, seed + 5),
    flowingCloth(colours[0] ?? '#8c3b34', 'd', 1840, seed),
  ],
  mark: ({ colours, seed }) => [mark(colours[0] ?? '#040707', seed)],
  collection: (context) =>
    placeFlat(context, [
      { x: 420, y: 640, height: 1060, turn: -4 },
      { x: 830, y: 560, height: 800, turn: 3 },
      { x: 1330, y: 720, height: 640, turn: -3 },
      { x: 1770, y: 560, height: 820, turn: 4 },
      { x: 2160, y: 760, height: 620, turn: -5 },
    ]),
};

/** Draws a wide picture of 2400 × 1200 for a hero or banner; heroes keep the left third plain for text. */
export function drawScene({ scene, seed, colours, garments }: ScenePicture): string {
  const dyes = colours.map(checkColour);
  const context: SceneContext = {
    colours: dyes.length > 0 ? dyes : ['#8a8f98'],
    garments: garments && garments.length > 0 ? garments : listSceneGarments(scene, dyes, seed),
    seed,
    random: createRandom(seed),
  };
  const placed = COMPOSITIONS[scene](context);
  const wall = mix('#ece9e5', context.colours[0] ?? '#ece9e5', 0.1);
  const defs =
    `<linearGradient id="wall" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${lighter(wall, 0.5)}"/><stop offset="0.6" stop-color="${wall}"/><stop offset="1" stop-color="${mix(wall, '#5a4f45', 0.13)}"/></linearGradient>` +
    '<radialGradient id="lamp" cx="0.34" cy="0.2" r="0.8"><stop offset="0" stop-color="#ffffff" stop-opacity="0.62"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}${placed.map((part) => part.defs).join('')}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>${placed.map((part) => part.body).join('')}</svg>`;
}

function placeOnRail({ garments, random }: SceneContext, from: number, to: number, y: number, height: number): Placed[] {
  const count = garments.length;
  // A rail without long pieces can be drawn larger.
  const closer = Math.min(1.3, 1 / Math.max(...garments.map(heightShare)));
  const parts = garments.map((garment, index) => {
    const x = count === 1 ? (from + to) / 2 : from + 210 + ((to - from - 420) * index) / (count - 1) + between(random, -14, 14);
    return drawHangingGarment(garment, `h${index}`, Math.round(x), y, height * heightShare(garment) * closer);
  });
  return [{ defs: '', body: rail(from - 60, to + 160, y) }, ...parts];
}

function table(): Placed {
  return {
    defs: '<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d3c8bb"/><stop offset="1" stop-color="#b9ab9b"/></linearGradient><radialGradient id="under"><stop offset="0" stop-color="#2a211a" stop-opacity="0.5"/><stop offset="1" stop-color="#2a211a" stop-opacity="0"/></radialGradient>',
    body: `<rect y="1096" width="${WIDTH}" height="110" fill="url(#table)"/><rect y="1095" width="${WIDTH}" height="3" fill="#ffffff" fill-opacity="0.5"/><ellipse cx="1290" cy="1140" rx="620" ry="34" fill="url(#under)"/>`,
  };
}

/** Returns relative heights, so that garments on one rail keep their true proportions. */
function heightShare({ silhouette }: GarmentPicture): number {
  if (silhouette === 'maxi-dress') return 1;
  if (silhouette === 'coat' || silhouette === 'dress') return 0.84;
  if (silhouette === 'jeans' || silhouette === 'trousers') return 0.86;
  return 0.62;
}

function placeFlat({ garments, random }: SceneContext, spots: Spot[]): Placed[] {
  return garments.slice(0, spots.length).map((garment, index) => {
    const spot = spots[index] ?? { x: 1200, y: 600, height: 800, turn: 0 };
    return drawFlatGarment(garment, `l${index}`, { ...spot, turn: spot.turn + between(random, -2, 2) });
  });
}
