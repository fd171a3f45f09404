import { createDesign } from './design.ts';
import { isGroup, isPiece, type Layer, type Piece } from './drawing.ts';
import { aimCamera, layOut, uniteBoxes } from './draw-garment.ts';
import type { Camera } from './engine/canvas.ts';
import { drawWholeForm, FORM_COLOUR } from './figure/draw-figure.ts';
import type { GarmentPicture } from './garment.ts';
import { computeBounds, mapPath } from './path.ts';
import { checkColour } from './colour.ts';
import type { ScenePicture } from './scenes/scene.ts';
import { usualFabrics } from './silhouettes/resolve-cut.ts';

/** Units of the previews' view boxes: garments are 4:5, scenes 2:1. */
const WIDTH = 80;
const HEIGHT = 100;
/** Pieces that cover less than this share of the picture do not show when blurred. */
const MIN_SHARE = 0.012;

/** A blurred preview: shapes of one colour each. */
export interface Preview {
  width: number;
  height: number;
  wall: string;
  /** Standard deviation of the blur in units of the preview. */
  blur: number;
  shapes: readonly { d: string; fill: string }[];
}

/** Returns the outlines of a garment's large pieces in their colours. It takes about a millisecond; the picture takes a second. */
export function previewGarment(picture: GarmentPicture): Preview {
  const design = createDesign({ ...picture, fabric: picture.fabric ?? usualFabrics[picture.silhouette] }, picture.view === 'back');
  const drawing = layOut(picture, design);
  const form: Piece[] = drawing.form ? [{ d: drawWholeForm(design.figure), colour: FORM_COLOUR }] : [];
  const pieces = [...form, ...listPieces(drawing.layers)];
  const box = uniteBoxes(pieces.map(({ d }) => computeBounds(d)));
  const camera = aimCamera(drawing, design, picture.view, box, WIDTH, HEIGHT);
  const shapes = pieces
    .map(({ d, colour = design.base }) => ({ d: project(d, camera), fill: colour }))
    .filter(({ d }) => {
      const { left, right, top, bottom } = computeBounds(d);
      return (right - left) * (bottom - top) > WIDTH * HEIGHT * MIN_SHARE;
    });
  return { width: WIDTH, height: HEIGHT, wall: '#e9e6e1', blur: 1.6, shapes };
}

/** Returns the wall of a scene with its colours side by side. */
export function previewScene({ colours }: ScenePicture): Preview {
  const step = 120 / (colours.length + 1);
  const shapes = colours.map((colour, index) => {
    const x = 60 + step * (index + 1) - step * 0.4;
    return { d: `M${x.toFixed(1)},18h${(step * 0.8).toFixed(1)}v70h${(-step * 0.8).toFixed(1)}z`, fill: checkColour(colour) };
  });
  return { width: 200, height: 100, wall: '#e9e6e1', blur: 7, shapes };
}

function listPieces(layers: readonly Layer[]): Piece[] {
  return layers.flatMap((layer) => (isGroup(layer) ? listPieces(layer.layers) : isPiece(layer) ? [layer] : []));
}

/** Returns a path in the preview's units with one decimal. */
const project = (d: string, { a, b, c, d: e, e: x, f: y }: Camera): string =>
  mapPath(d, ([px, py]) => [round(a * px + c * py + x), round(b * px + e * py + y)]);

const round = (value: number): number => Math.round(value * 10) / 10;
