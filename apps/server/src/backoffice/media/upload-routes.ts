import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { toOneLine } from '#kit/one-line';
import { imageSchema } from '#contracts/catalog';
import { createTooManyBytes, mostPictureBytes, saveImages, storePicture, storeVideo, videoLimit, type ImageFile } from '#modules/media';
import { createRoutes, fileBody, json, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { textField } from '#platform/request-fields';
import { limitBody, readLimitedBody } from '#platform/requests/limited-body';
import { adminCall, requireStaff } from '../admin-call.ts';
import { change } from '../change.ts';
import { uploadedPictureSchema } from './contract.ts';
import { mediaAreas } from './media-areas.ts';

const tag = 'Back office: media';
const call = adminCall(mediaAreas, { isForVendors: true });

const name = textField.max(200).default('').openapi({ description: 'The name of the file, by which staff find it' });
const pictureLimit = { mostBytes: mostPictureBytes, tooLarge: createTooManyBytes };

const upload = createRoute({
  method: 'post',
  path: '/files/pictures',
  tags: [tag],
  summary: 'Upload a picture (JPEG, PNG, WebP, AVIF, GIF, BMP, TIFF or SVG, up to 20 MB)',
  ...call,
  request: { query: z.object({ name }), body: fileBody('image/*') },
  responses: {
    200: json(
      buildSuccessSchema(uploadedPictureSchema),
      'The stored picture as WebP, without camera metadata; a GIF keeps its animation, an SVG is drawn',
    ),
    ...customerFailures,
  },
});

const uploadPoster = createRoute({
  method: 'post',
  path: '/files/posters',
  tags: [tag],
  summary: 'Upload the poster of a video before the video. It does not become a picture of the media library',
  ...call,
  request: { body: fileBody('image/*') },
  responses: { 200: json(buildSuccessSchema(imageSchema), 'The stored poster as WebP'), ...customerFailures },
});

const poster = textField
  .max(200)
  .optional()
  .openapi({ description: 'The address of an uploaded poster or picture: a frame of the video, in its size' });

const uploadVideo = createRoute({
  method: 'post',
  path: '/files/videos',
  tags: [tag],
  summary: 'Upload a video (MP4, WebM, MOV, AVI, MKV or FLV, up to 100 MB). It is stored unchanged; MP4 and WebM play in every browser',
  ...call,
  request: { query: z.object({ poster, name }), body: fileBody('video/*') },
  responses: { 200: json(buildSuccessSchema(uploadedPictureSchema), 'The stored video, in the size of its poster'), ...customerFailures },
});

export const uploadRoutes = createRoutes();

uploadRoutes.openapi(upload, async (c) => {
  const bytes = await readLimitedBody(c.req.raw, pictureLimit);
  const file = await storePicture(c.var.storage, bytes);
  return c.json(success(await addToLibrary(c, { ...file, fileName: c.req.valid('query').name })), 200);
});

uploadRoutes.openapi(uploadPoster, async (c) => {
  const { bytes: _, ...image } = await storePicture(c.var.storage, await readLimitedBody(c.req.raw, pictureLimit));
  return c.json(success(image), 200);
});

uploadRoutes.openapi(uploadVideo, async (c) => {
  const body = limitBody(c.req.raw, videoLimit);
  const { poster: address, name: fileName } = c.req.valid('query');
  const file = await storeVideo(c.var, { body, poster: address });
  return c.json(success(await addToLibrary(c, { ...file, fileName })), 200);
});

/** Adds a stored file to the media library. The audit log records who uploaded it. */
function addToLibrary(
  c: Context<ApiEnv>,
  { bytes, ...file }: ImageFile & { fileName: string; bytes: number },
): Promise<ImageFile & { mediaId: number }> {
  const { vendorId } = requireStaff(c);
  const fileName = toOneLine(file.fileName);
  return change(c, async (tx, note) => {
    const [mediaId = 0] = await saveImages(tx, [{ ...file, fileName, bytes, vendorId }]);
    await note({ action: 'media.create', subject: 'media', subjectId: mediaId, after: { fileName, imageUrl: file.imageUrl, bytes } });
    const { imageUrl, imageMimeType, width, height } = file;
    return { mediaId, imageUrl, imageMimeType, width, height };
  });
}
