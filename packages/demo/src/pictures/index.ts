export { drawGarment, FULL_WIDTH, type Picture } from './draw-garment.ts';
export { previewGarment, previewScene, type Preview } from './preview.ts';
export { views } from './garment.ts';
export type { GarmentPicture, View } from './garment.ts';
export type { Audience, Print } from './look.ts';
export { isSilhouette } from './silhouettes/resolve-cut.ts';
export type { Silhouette } from './silhouettes/index.ts';
export { drawScene } from './scenes/draw-scene.ts';
export type { Scene, ScenePicture } from './scenes/scene.ts';
