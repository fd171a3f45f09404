import { layCloth, type Sheet } from './cloth.ts';
import { asDyed, checkColour, contrastTo, darker, lighter, lightness, mix } from './colour.ts';
import type { Design, Drawing } from './drawing.ts';
import type { GarmentPicture } from './garment.ts';
import { volumeOf } from './light.ts';
import { boundsOf, type Box } from './path.ts';
import { randomFrom } from './random.ts';
import { groundShadow } from './shadow.ts';
import { cutters } from './silhouettes/index.ts';

export interface Laid {
  defs: string;
  body: string;
  box: Box;
}

interface Care {
  /** How much larger than life the picture is; above 1 only the surroundings of the focus are lit. */
  zoom?: number;
  /** Below 1 the light is worked out on a coarser grid: enough for small pictures, and several times faster. */
  fineness?: number;
}

/** Cuts, lights and lays one garment in its own coordinates: x = 0 is its centre line. */
export function layGarment(picture: GarmentPicture, prefix: string, fineness = 1): Laid {
  return layDrawing(cutGarment(picture), designOf(picture), prefix, { fineness });
}

export function cutGarment(picture: GarmentPicture): Drawing {
  return cutters[picture.silhouette](designOf(picture));
}

export function layDrawing(drawing: Drawing, design: Design, prefix: string, { zoom = 1, fineness = 1 }: Care): Laid {
  const outlines = drawing.layers.flatMap((layer) => (typeof layer === 'string' ? [] : [layer.d]));
  const box = unionOf(outlines.map(boundsOf));
  const sheet: Sheet = {
    prefix,
    defs: new Map(),
    design,
    fabric: drawing.fabric,
    volume: volumeOf(outlines, box, fineness),
    window: zoom > 1 ? windowAt(drawing, zoom) : box,
    zoom,
    // A close-up need not be lit as finely as it is woven.
    step: 4 / Math.sqrt(zoom) / fineness,
    weave: zoom > 1.4 && fineness >= 0.5 ? 2 : 1,
    clips: 0,
  };
  const shadow = groundShadow(outlines, box, fineness);
  const layers = drawing.layers.map((layer) => (typeof layer === 'string' ? layer : layCloth(sheet, layer))).join('');
  return { defs: [...sheet.defs.values()].join(''), body: shadow + layers, box };
}

function windowAt({ focus }: Drawing, zoom: number): Box {
  const across = 800 / zoom + 12;
  const down = 1000 / zoom + 12;
  return { left: focus.x - across, right: focus.x + across, top: focus.y - down, bottom: focus.y + down };
}

function unionOf(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function designOf(picture: GarmentPicture): Design {
  const base = asDyed(checkColour(picture.colour));
  const accent = asDyed(picture.accent === undefined ? contrastTo(base) : checkColour(picture.accent));
  const isPale = lightness(base) > 0.8;
  return {
    base,
    accent,
    print: picture.print,
    audience: picture.audience,
    isBack: picture.view === 'back',
    seed: picture.seed,
    random: randomFrom(picture.seed),
    ink: darker(base, isPale ? 0.55 : 0.72),
    inside: darker(base, isPale ? 0.14 : 0.3),
    thread: picture.print === 'denim' ? mix('#c98d4c', base, 0.12) : isPale ? darker(base, 0.2) : lighter(base, 0.16),
    sheen: lighter(base, 0.75),
  };
}
