import { lightness, linear } from './colour.ts';
import { isGroup, isPiece, type Design, type Layer, type Piece, type Surface as SurfaceName } from './drawing.ts';
import { getScale, toUnits, type Camera, type Canvas, type Linear } from './engine/canvas.ts';
import { coverPath } from './engine/coverage.ts';
import { emptyField, type Box, type Field } from './engine/field.ts';
import { canvasBounds, paintMark } from './engine/paint.ts';
import { shadeMask, type Dye, type Finish } from './engine/shade.ts';
import { castShadow } from './engine/shadow.ts';
import { computeSurface } from './engine/surface.ts';
import { getWeave, type WeaveName } from './engine/weaves.ts';
import { getCloth } from './fabrics.ts';
import { computeBounds } from './path.ts';
import { createDye } from './prints.ts';

/** Paints the layers of one garment. */
export interface Sheet {
  canvas: Canvas;
  camera: Camera;
  design: Design;
  /** Heights of the layers that are already painted. */
  ground: Field;
  /** The visible part of the drawing, in units. */
  window: Box;
  /** Drawing units between two samples of the surface. */
  step: number;
  dye: Dye | Linear;
}

/** Relative to the picture's pixels: coarser surfaces lose folds, finer ones cost time. */
const PIXELS_PER_SAMPLE = 4;
const GROUND_STEP = 8;

export function openSheet(canvas: Canvas, camera: Camera, design: Design, box: Box): Sheet {
  const corners = [
    [0, 0],
    [canvas.width, 0],
    [0, canvas.height],
    [canvas.width, canvas.height],
  ].map(([x = 0, y = 0]) => toUnits(camera, x, y));
  const scale = getScale(camera);
  return {
    canvas,
    camera,
    design,
    ground: emptyField(box, GROUND_STEP),
    window: {
      left: Math.min(...corners.map(([x]) => x)) - 12,
      right: Math.max(...corners.map(([x]) => x)) + 12,
      top: Math.min(...corners.map(([, y]) => y)) - 12,
      bottom: Math.max(...corners.map(([, y]) => y)) + 12,
    },
    step: Math.max(1.6, Math.min(7, PIXELS_PER_SAMPLE / scale)),
    dye: createDye(design.print, { base: design.base, accent: design.accent, seed: design.seed }, scale),
  };
}

/** @param omitted name of a part to leave out; tests check in this way that the part is visible */
export function paintLayers(sheet: Sheet, layers: readonly Layer[], omitted?: string): void {
  for (const layer of layers) {
    if ('part' in layer && layer.part !== undefined && layer.part === omitted) continue;
    if (isGroup(layer)) paintLayers(sheet, layer.layers, omitted);
    else if (isPiece(layer)) paintPiece(sheet, layer);
    else paintMark(sheet.canvas, layer, sheet.camera);
  }
}

function paintPiece(sheet: Sheet, piece: Piece): void {
  const { canvas, camera } = sheet;
  const mask = coverPath(piece.d, camera, canvasBounds(canvas));
  if (!mask) return;
  const box = computeBounds(piece.d);
  const lift = piece.lift ?? 1.5;
  if (lift > 0) {
    castShadow(
      canvas,
      [piece.d],
      box,
      { blur: Math.max(2, lift * 0.8), right: lift * 0.4, down: lift * 0.75, strength: Math.min(0.6, 0.3 + lift * 0.015) },
      camera,
    );
  }
  const small = Math.min(box.right - box.left, box.bottom - box.top);
  const shape = { d: piece.d, box, relief: piece.relief, volume: piece.volume, form: piece.form, roll: piece.roll ?? 4, flow: piece.flow };
  const step = Math.max(1.2, Math.min(sheet.step, small / 8));
  const surface = computeSurface(shape, sheet.ground, sheet.window, step, Math.min(step, Math.max(1.5 / getScale(camera), shape.roll / 4)));
  if (!surface) return;
  const { weave, finish } = chooseLook(sheet.design, piece);
  const colour = piece.colour ?? sheet.design.base;
  const material = {
    // On pale cloth the weave shows as shadow and would look dirty.
    finish: lightness(colour) > 0.8 ? { ...finish, grain: finish.grain * 0.5 } : finish,
    weave: getWeave(weave, getScale(camera)),
    dye: piece.isPrinted === false || piece.colour !== undefined ? linear(colour) : sheet.dye,
    turn: piece.turn ?? 0,
    fade: piece.fade,
  };
  shadeMask(canvas, mask, surface, material, camera);
  for (const mark of piece.marks ?? []) paintMark(canvas, mark, camera, mask);
}

interface Look {
  weave: WeaveName;
  finish: Finish;
}

const dull = (grain: number, fuzz = 0): Finish => ({ gloss: 0, sharpness: 8, fuzz, grain });

const surfaces: Readonly<Record<SurfaceName, Look>> = {
  rib: { weave: 'rib', finish: dull(0.34, 0.25) },
  lining: { weave: 'smooth', finish: { gloss: 0.2, sharpness: 9, fuzz: 0, grain: 0.03 } },
  rubber: { weave: 'smooth', finish: { gloss: 0.1, sharpness: 14, fuzz: 0, grain: 0.03 } },
  metal: { weave: 'smooth', finish: { gloss: 1.4, sharpness: 16, fuzz: 0, grain: 0.02 } },
  form: { weave: 'smooth', finish: { gloss: 0.1, sharpness: 12, fuzz: 0, grain: 0.012 } },
  mesh: { weave: 'mesh', finish: dull(0.3) },
  elastic: { weave: 'rib', finish: { gloss: 0.08, sharpness: 10, fuzz: 0, grain: 0.2 } },
};

const isSurface = (name: string): name is SurfaceName => Object.hasOwn(surfaces, name);

function chooseLook({ cloth, print }: Design, { fabric, isPrinted }: Piece): Look {
  if (fabric !== undefined) {
    if (isSurface(fabric)) return surfaces[fabric];
    return getCloth(fabric);
  }
  // Knitted patterns are part of the cloth, but not of its trims.
  if (isPrinted !== false && print === 'rib') return { weave: 'rib', finish: { ...cloth.finish, grain: 0.4 } };
  if (isPrinted !== false && print === 'cable') return { weave: 'cable', finish: { ...cloth.finish, grain: 0.5 } };
  return cloth;
}
