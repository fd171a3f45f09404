import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { storePicture, mostPictureBytes, createTooManyBytes, storeVideo, videoLimit } from '#modules/media';
import { createRoutes, fileBody, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { textField } from '#platform/request-fields';
import { limitBody, readLimitedBody } from '#platform/requests/limited-body';
import { pictureUploadSchema } from '../catalog/product-contract.ts';
import { adminCall } from '../admin-call.ts';

const call = adminCall('catalog', { isForVendors: true });

const upload = createRoute({
  method: 'post',
  path: '/files/pictures',
  tags: ['Back office: products'],
  summary: 'Upload a picture (JPEG, PNG, WebP, AVIF, GIF, BMP, TIFF or SVG, up to 20 MB)',
  ...call,
  request: { body: fileBody('image/*') },
  responses: {
    200: json(
      buildSuccessSchema(pictureUploadSchema),
      'The stored picture as WebP, without camera metadata; a GIF keeps its animation, an SVG is drawn',
    ),
    ...customerFailures,
  },
});

const poster = textField.max(200).optional().openapi({ description: 'The address of an uploaded picture: a frame of the video, in its size' });

const uploadVideo = createRoute({
  method: 'post',
  path: '/files/videos',
  tags: ['Back office: products'],
  summary: 'Upload a video (MP4, WebM, MOV, AVI, MKV or FLV, up to 100 MB). It is stored unchanged; MP4 and WebM play in every browser',
  ...call,
  request: { query: z.object({ poster }), body: fileBody('video/*') },
  responses: { 200: json(buildSuccessSchema(pictureUploadSchema), 'The stored video, in the size of its poster'), ...customerFailures },
});

export const pictureRoutes = createRoutes();

pictureRoutes.openapi(upload, async (c) => {
  const bytes = await readLimitedBody(c.req.raw, { mostBytes: mostPictureBytes, tooLarge: createTooManyBytes });
  return c.json(success(await storePicture(c.var, bytes)), 200);
});

pictureRoutes.openapi(uploadVideo, async (c) => {
  const body = limitBody(c.req.raw, videoLimit);
  return c.json(success(await storeVideo(c.var, { body, poster: c.req.valid('query').poster })), 200);
});
