import { createDesign } from './design.ts';
import { isGroup, isPiece, type Design, type Drawing, type Layer, type Piece } from './drawing.ts';
import { paintBackdrop } from './engine/backdrop.ts';
import { createCanvas, pointCamera, toBytes, type Camera } from './engine/canvas.ts';
import type { Box } from './engine/field.ts';
import { castShadow } from './engine/shadow.ts';
import { drawWholeForm, FORM_COLOUR } from './figure/draw-figure.ts';
import { createFormHeight } from './figure/form-height.ts';
import type { GarmentPicture, View } from './garment.ts';
import { drawLabel } from './label.ts';
import { computeBounds } from './path.ts';
import { drape, fold, piled } from './relief.ts';
import { openSheet, paintLayers } from './render.ts';
import { drawSilhouette, usualFabrics } from './silhouettes/resolve-cut.ts';

/** An image of sRGB bytes, three for each pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Width of a picture at its full size; its height is 5/4 of the width. */
export const FULL_WIDTH = 1600;

/**
 * Draws one product picture.
 * @param width pixels; a smaller picture takes proportionally less time
 * @throws RangeError for a colour that is not `#rrggbb`
 */
export function drawGarment(picture: GarmentPicture, width = FULL_WIDTH): Picture {
  const design = createDesign({ ...picture, fabric: picture.fabric ?? usualFabrics[picture.silhouette] }, picture.view === 'back');
  return paintDrawing(layOut(picture, design), design, picture.view, width);
}

/** Returns the content of a view of a garment. */
export function layOut(picture: GarmentPicture, design: Design): Drawing {
  if (picture.view === 'fabric') return drawSwatch(design);
  if (picture.view === 'label') return drawLabel(design, picture.label ?? { brand: '', size: '', fibres: [], care: [] });
  return drawSilhouette(design, picture.silhouette, picture.cut);
}

/** Draws a close-up of the cloth with soft folds. */
function drawSwatch(design: Design): Drawing {
  const { seed, cloth } = design;
  return {
    framing: 'fit',
    detail: { x: 0, y: 0, zoom: 6 },
    hem: { x: 0, y: 0, zoom: 6 },
    layers: [
      {
        d: 'M-260,-320L260,-320L260,320L-260,320Z',
        lift: 0,
        relief: piled(
          fold('M-240,200C-120,60 -20,-40 60,-300', 40, 20 * (0.4 + cloth.drape * 0.6), 0.45),
          fold('M40,300C90,160 150,60 260,-60', 34, 15 * (0.4 + cloth.drape * 0.6), 0.45),
          fold('M-260,-40C-200,-120 -160,-200 -150,-330', 26, 9, 0.4),
          drape({ seed, angle: 34, across: 120, length: 400, height: 5 }),
        ),
      },
    ],
  };
}

/** Returns the outlines of all pieces. */
export function listOutlines(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => (isGroup(layer) ? listOutlines(layer.layers) : isPiece(layer) ? [layer.d] : []));
}

export function uniteBoxes(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** @param omitted name of a part to leave out; tests check in this way that the part is visible */
export function paintDrawing(drawing: Drawing, design: Design, view: View, width: number, omitted?: string): Picture {
  const height = Math.round(width * 1.25);
  const canvas = createCanvas(width, height);
  paintBackdrop(canvas);
  const garment = listOutlines([...(drawing.behind ?? []), ...drawing.layers]);
  const form = drawing.form ? drawWholeForm(design.figure) : undefined;
  const outlines = form ? [...garment, form] : garment;
  const box = uniteBoxes(outlines.map(computeBounds));
  const camera = aimCamera(drawing, design, view, box, width, height);
  castShadow(canvas, outlines, box, { blur: 60, right: 62, down: 26, strength: 0.2 }, camera);
  const sheet = openSheet(canvas, camera, design, { left: box.left - 40, top: box.top - 40, right: box.right + 40, bottom: box.bottom + 40 });
  if (drawing.behind) paintLayers(sheet, drawing.behind, omitted);
  if (form) {
    const piece: Piece = { d: form, fabric: 'form', colour: FORM_COLOUR, form: createFormHeight(design.figure, design.isBack), lift: 0, roll: 5 };
    paintLayers(sheet, [piece]);
  }
  paintLayers(sheet, drawing.layers, omitted);
  return { width, height, data: toBytes(canvas) };
}

/** @param box bounds of the garment and its form */
export function aimCamera(drawing: Drawing, { figure, scale }: Design, view: View, box: Box, width: number, height: number): Camera {
  const middle = [width / 2, height / 2] as const;
  const close = view === 'detail' || view === 'fabric' || view === 'label' ? drawing.detail : view === 'hem' ? drawing.hem : undefined;
  if (close) return pointCamera([close.x, close.y], middle, (close.zoom * width) / FULL_WIDTH);
  const { framing } = drawing;
  if (framing === 'fit') {
    const room = 0.84;
    const size = Math.min((width * room) / (box.right - box.left), (height * room) / (box.bottom - box.top));
    return pointCamera([(box.left + box.right) / 2, (box.top + box.bottom) / 2], middle, size);
  }
  const top = { neck: figure.neckTop - 46 * scale, waist: figure.waist - 120 * scale, hips: figure.waist - 200 * scale }[framing.from];
  const bottom = Math.min(figure.floor + 56 * scale, framing.to);
  const worn = uniteBoxes(listOutlines(drawing.layers).map(computeBounds));
  // A wide garment needs more room.
  const tall = Math.max(bottom - top, ((worn.right + 44 * scale) * 2 * height) / width);
  return pointCamera([0, (top + bottom) / 2], middle, height / tall);
}
