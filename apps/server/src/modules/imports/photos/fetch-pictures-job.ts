import { z } from 'zod';
import { defineJob } from '#platform/job';
import { fetchPictures } from './fetch-pictures.ts';

/** Downloads a product's images from the merchant's server. */
export const fetchPicturesJob = defineJob({
  name: 'import.fetch-pictures',
  schema: z.object({ productId: z.int(), pictures: z.array(z.object({ url: z.string(), colorId: z.int().nullable() })) }),
  run: fetchPictures,
  retry: { limit: 4, delaySeconds: 60 },
  timeoutSeconds: 1800,
});
