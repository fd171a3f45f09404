import { createDesign } from '../design.ts';
import type { Layer, Piece } from '../drawing.ts';
import type { Camera, Canvas } from '../engine/canvas.ts';
import { castShadow } from '../engine/shadow.ts';
import { listOutlines, uniteBoxes } from '../draw-garment.ts';
import { drawWholeForm, FORM_COLOUR } from '../figure/draw-figure.ts';
import { createFormHeight } from '../figure/form-height.ts';
import { computeBounds, ellipse } from '../path.ts';
import { openSheet, paintLayers } from '../render.ts';
import { drawSilhouette, usualFabrics } from '../silhouettes/resolve-cut.ts';
import type { Outfit } from './scene.ts';

/** Paints a form that wears several garments, with its shadow on wall and floor. */
export function paintOutfit(canvas: Canvas, camera: Camera, outfit: Outfit): void {
  const worn = outfit.map((picture) => {
    const design = createDesign({ ...picture, fabric: picture.fabric ?? usualFabrics[picture.silhouette] }, false);
    return { design, drawing: drawSilhouette(design, picture.silhouette, picture.cut) };
  });
  const [first] = worn;
  if (!first) return;
  const { figure } = first.design;
  const form = drawWholeForm(figure);
  const outlines = [form, ...worn.flatMap(({ drawing }) => listOutlines([...(drawing.behind ?? []), ...drawing.layers]))];
  const box = uniteBoxes(outlines.map(computeBounds));
  castShadow(canvas, outlines, box, { blur: 70, right: 90, down: 20, strength: 0.16 }, camera);
  castShadow(
    canvas,
    [ellipse(40, figure.floor - 4, 300, 26)],
    { left: -260, right: 340, top: figure.floor - 30, bottom: figure.floor + 22 },
    { blur: 26, right: 0, down: 0, strength: 0.3 },
    camera,
  );
  const room = { left: box.left - 40, top: box.top - 40, right: box.right + 40, bottom: box.bottom + 40 };
  const sheets = worn.map(({ design, drawing }) => ({ drawing, sheet: openSheet(canvas, camera, design, room) }));
  const paint = (layers: readonly Layer[] | undefined, index: number): void => {
    const sheet = sheets[index]?.sheet;
    if (sheet && layers) paintLayers(sheet, layers);
  };
  sheets.forEach(({ drawing }, index) => paint(drawing.behind, index));
  const piece: Piece = { d: form, fabric: 'form', colour: FORM_COLOUR, form: createFormHeight(figure, false), lift: 0, roll: 5 };
  paint([piece], 0);
  sheets.forEach(({ drawing }, index) => paint(drawing.layers, index));
}
