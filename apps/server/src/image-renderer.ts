import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { RenderAnswer, RenderRequest, Subject } from './web/images/image-renderer-process.ts';
import { drawGarment, drawScene, type Picture } from '@selvedge/demo/pictures';

/** A separate process that renders images, so that long computations do not block the shop. This is its niceness. */
const NICENESS = 5;
/** Visitors get these pictures in other sizes and formats, so they lose quality twice. */
const QUALITY = 88;
/** A higher effort takes three times as long for a sixth of the bytes. */
const EFFORT = 1;

setPriority(NICENESS);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (request: RenderRequest) => {
  void render(request).then((answer) => process.send?.(answer));
});
// Exits when the shop has exited. Ctrl-C reaches this process too, but the shop handles it.
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
