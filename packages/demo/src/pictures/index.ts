import { backdrop } from './backdrop.ts';
import type { GarmentPicture } from './garment.ts';
import { cutGarment, createDesign, layDrawing } from './lay-garment.ts';

export { drawScene } from './scenes/draw-scene.ts';
export type { Scene, ScenePicture } from './scenes/scene.ts';
export type { Audience, GarmentPicture, Print, Silhouette, View } from './garment.ts';

const WIDTH = 1600;
const HEIGHT = 2000;

/**
 * Draws one product picture as an SVG of 1600 × 2000.
 * @param fineness below 1 lights the cloth on a coarser grid, for small pictures
 * @throws RangeError for a colour that is not `#rrggbb`
 */
export function drawGarment(picture: GarmentPicture, fineness = 1): string {
  const drawing = cutGarment(picture);
  const { focus } = drawing;
  const zoom = picture.view === 'detail' ? focus.zoom * 1.1 : 1;
  const { defs, body, box } = layDrawing(drawing, createDesign(picture), 'g', { zoom, fineness });
  const paper = backdrop('g', WIDTH, HEIGHT);
  const room = picture.audience === 'kids' ? 0.86 : 1;
  const scale = Math.min((1400 * room) / (box.right - box.left), (1660 * room) / (box.bottom - box.top), 1.3);
  const place =
    picture.view === 'detail'
      ? `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${zoom}) translate(${-focus.x} ${-focus.y})`
      : `translate(${WIDTH / 2} ${HEIGHT / 2 - 10}) scale(${scale.toFixed(4)}) translate(${-(box.left + box.right) / 2} ${-(box.top + box.bottom) / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${paper.defs}${defs}</defs>${paper.body}<g transform="${place}">${body}</g></svg>`;
}
