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

/** Cuts, lights and lays one garment in its own coordinates: x = 0 is its centre line. */
export function layGarment(picture: GarmentPicture, prefix: string, zoom = 1): Laid & { drawing: Drawing } {
  const drawing = cutters[picture.silhouette](designOf(picture));
  const outlines = drawing.layers.flatMap((layer) => (typeof layer === 'string' || layer.opacity !== undefined ? [] : [layer.d]));
  const box = unionOf(outlines.map(boundsOf));
  const sheet: Sheet = {
    prefix,
    defs: new Map(),
    design: designOf(picture),
    fabric: drawing.fabric,
    volume: volumeOf(outlines, box),
    window: zoom > 1 ? windowAt(drawing, zoom) : box,
    zoom,
    clips: 0,
  };
  const shadow = groundShadow(outlines, box);
  const layers = drawing.layers.map((layer) => (typeof layer === 'string' ? layer : layCloth(sheet, layer))).join('');
  return { defs: [...sheet.defs.values()].join(''), body: shadow + layers, box, drawing };
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
