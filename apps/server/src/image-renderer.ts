import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { RenderAnswer, RenderRequest, Subject } from './web/images/image-renderer-process.ts';
import { drawGarment, drawScene, type Picture } from '@selvedge/demo/pictures';

/** Niceness of this process. It renders images separately, so that long computations do not block the shop. */
const NICENESS = 5;
/** WebP quality. Visitors get these pictures in other sizes and formats, so the pictures lose quality twice. */
const QUALITY = 88;
/** WebP effort. A higher effort takes three times as long and saves a sixth of the bytes. */
const EFFORT = 1;

setPriority(NICENESS);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (request: RenderRequest) => {
  void render(request).then((answer) => process.send?.(answer));
});
// Exits when the shop has exited. This process also receives Ctrl-C, but the shop handles it.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);

async function render({ id, subject }: RenderRequest): Promise<RenderAnswer> {
  try {
    const { data, width, height } = drawSubject(subject);
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
    return { id, bytes };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

const drawSubject = (subject: Subject): Picture =>
  'scene' in subject ? drawScene(subject.scene, subject.width) : drawGarment(subject.garment, subject.width);
