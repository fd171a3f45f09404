import { createRoute } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { success } from '#kit/envelope';
import { keepPicture, mostPictureBytes, tooManyBytes } from '#modules/media';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { pictureUploadSchema } from '../catalog/product-contract.ts';
import { staffCall } from '../staff-call.ts';

const call = staffCall('catalog', { isForVendors: true });
const limit = bodyLimit({
  maxSize: mostPictureBytes,
  onError: () => {
    throw tooManyBytes();
  },
});

const upload = createRoute({
  method: 'post',
  path: '/files/pictures',
  tags: ['Back office: products'],
  summary: 'Bring a picture: JPEG, PNG, WebP or AVIF as it is, up to 20 MB',
  ...call,
  middleware: [...call.middleware, limit],
  responses: { 200: json(successOf(pictureUploadSchema), 'It is kept, without what a camera wrote into it'), ...ownFailures },
});

export const pictureRoutes = createRoutes();

pictureRoutes.openapi(upload, async (c) => {
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  return c.json(success(await keepPicture(c.var, bytes)), 200);
});
