import { getScale, toUnits, type Camera, type Canvas } from './canvas.ts';
import { blurred, emptyField, fillField, openRows, readField, type Box, type Field } from './field.ts';

export interface Shadow {
  /** Drawing units. */
  blur: number;
  right: number;
  down: number;
  /** From 0 to 1. */
  strength: number;
}

/** Darkens the layers that are already painted by the shadow of some shapes. */
export function castShadow(canvas: Canvas, shapes: readonly string[], box: Box, shadow: Shadow, camera: Camera): void {
  const { blur, right, down } = shadow;
  const margin = blur * 2.6;
  const step = Math.max(1 / getScale(camera), blur / 3.2);
  const field = emptyField({ left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin }, step);
  for (const d of shapes) fillField(field, d);
  darken(canvas, { ...blurred(field, blur), left: field.left + right, top: field.top + down }, shadow.strength, camera);
}

function darken(canvas: Canvas, field: Field, strength: number, camera: Camera): void {
  const { rgb, width, height } = canvas;
  const scale = getScale(camera);
  const corners = [
    [field.left, field.top],
    [field.left + field.width * field.step, field.top],
    [field.left, field.top + field.height * field.step],
    [field.left + field.width * field.step, field.top + field.height * field.step],
  ].map(([x = 0, y = 0]) => [camera.a * x + camera.c * y + camera.e, camera.b * x + camera.d * y + camera.f] as const);
  const left = Math.max(0, Math.floor(Math.min(...corners.map(([x]) => x))));
  const right = Math.min(width, Math.ceil(Math.max(...corners.map(([x]) => x))));
  const top = Math.max(0, Math.floor(Math.min(...corners.map(([, y]) => y))));
  const bottom = Math.min(height, Math.ceil(Math.max(...corners.map(([, y]) => y))));
  const [alongX, alongY] = [camera.a / scale / scale, camera.c / scale / scale];
  const isUpright = camera.b === 0;
  const rows = openRows(field);
  const sample = new Float32Array(1);
  for (let row = top; row < bottom; row += 1) {
    let [x, y] = toUnits(camera, left + 0.5, row + 0.5);
    if (isUpright && !rows.moveTo(y)) continue;
    for (let column = left; column < right; column += 1, x += alongX, y += alongY) {
      if (isUpright) rows.read(x, sample);
      const dark = (isUpright ? (sample[0] ?? 0) : readField(field, x, y)) * strength;
      if (dark < 0.003) continue;
      const index = (row * width + column) * 3;
      // Shadows on cloth are slightly warm, because the room is.
      rgb[index] = (rgb[index] ?? 0) * (1 - dark * 0.97);
      rgb[index + 1] = (rgb[index + 1] ?? 0) * (1 - dark);
      rgb[index + 2] = (rgb[index + 2] ?? 0) * (1 - dark);
    }
  }
}
