import { layCloth, type Sheet } from './cloth.ts';
import { asDyed, checkColour, getContrastColour, darker, lighter, lightness, mix } from './colour.ts';
import type { Design, Drawing } from './drawing.ts';
import type { GarmentPicture } from './garment.ts';
import { computeVolume } from './light.ts';
import { computeBounds, type Box } from './path.ts';
import { createRandom } from './random.ts';
import { groundShadow } from './shadow.ts';
import { cutters } from './silhouettes/index.ts';

export interface DrawnGarment {
  defs: string;
  body: string;
  box: Box;
}

interface Care {
  /** Magnification of the picture; above 1 only the surroundings of the focus are lit. */
  zoom?: number;
  /** Below 1, the light is computed on a coarser grid: several times faster, and sufficient for small pictures. */
  fineness?: number;
}

/** Cuts, lights and draws one garment in its own coordinates: x = 0 is its centre line. */
export function layGarment(picture: GarmentPicture, prefix: string, fineness = 1): DrawnGarment {
  return layDrawing(cutGarment(picture), createDesign(picture), prefix, { fineness });
}

export function cutGarment(picture: GarmentPicture): Drawing {
  return cutters[picture.silhouette](createDesign(picture));
}

export function layDrawing(drawing: Drawing, design: Design, prefix: string, { zoom = 1, fineness = 1 }: Care): DrawnGarment {
  const outlines = drawing.layers.flatMap((layer) => (typeof layer === 'string' ? [] : [layer.d]));
  const box = computeUnion(outlines.map(computeBounds));
  const sheet: Sheet = {
    prefix,
    defs: new Map(),
    design,
    fabric: drawing.fabric,
    volume: computeVolume(outlines, box, fineness),
    window: zoom > 1 ? computeWindow(drawing, zoom) : box,
    zoom,
    // A close-up needs less resolution for the light than for the weave.
    step: 4 / Math.sqrt(zoom) / fineness,
    weave: zoom > 1.4 && fineness >= 0.5 ? 2 : 1,
    clips: 0,
  };
  const shadow = groundShadow(outlines, box, fineness);
  const layers = drawing.layers.map((layer) => (typeof layer === 'string' ? layer : layCloth(sheet, layer))).join('');
  return { defs: [...sheet.defs.values()].join(''), body: shadow + layers, box };
}

function computeWindow({ focus }: Drawing, zoom: number): Box {
  const across = 800 / zoom + 12;
  const down = 1000 / zoom + 12;
  return { left: focus.x - across, right: focus.x + across, top: focus.y - down, bottom: focus.y + down };
}

function computeUnion(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function createDesign(picture: GarmentPicture): Design {
  const base = asDyed(checkColour(picture.colour));
  const accent = asDyed(picture.accent === undefined ? getContrastColour(base) : checkColour(picture.accent));
  const isPale = lightness(base) > 0.8;
  return {
    base,
    accent,
    print: picture.print,
    audience: picture.audience,
    isBack: picture.view === 'back',
    seed: picture.seed,
    random: createRandom(picture.seed),
    ink: darker(base, isPale ? 0.55 : 0.72),
    inside: darker(base, isPale ? 0.14 : 0.3),
    thread: picture.print === 'denim' ? mix('#c98d4c', base, 0.12) : isPale ? darker(base, 0.2) : lighter(base, 0.16),
    sheen: lighter(base, 0.75),
  };
}
