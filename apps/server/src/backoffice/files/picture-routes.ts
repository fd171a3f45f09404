import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { storePicture, mostPictureBytes, createTooManyBytes } from '#modules/media';
import { createRoutes, fileBody, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { readLimitedBody } from '#platform/requests/limited-body';
import { pictureUploadSchema } from '../catalog/product-contract.ts';
import { adminCall } from '../admin-call.ts';

const call = adminCall('catalog', { isForVendors: true });

const upload = createRoute({
  method: 'post',
  path: '/files/pictures',
  tags: ['Back office: products'],
  summary: 'Upload a picture (JPEG, PNG, WebP or AVIF, up to 20 MB)',
  ...call,
  request: { body: fileBody('image/*') },
  responses: { 200: json(buildSuccessSchema(pictureUploadSchema), 'The stored picture, without camera metadata'), ...customerFailures },
});

export const pictureRoutes = createRoutes();

pictureRoutes.openapi(upload, async (c) => {
  const bytes = await readLimitedBody(c.req.raw, { mostBytes: mostPictureBytes, tooLarge: createTooManyBytes });
  return c.json(success(await storePicture(c.var, bytes)), 200);
});
