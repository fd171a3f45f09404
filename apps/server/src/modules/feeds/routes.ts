import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createRoute, z } from '@hono/zod-openapi';
import { createRoutes, failures } from '#platform/http';
import { acceptsGzip } from './accepts-gzip.ts';
import { feedNotFound } from './errors.ts';
import { feedFormats, feedKey } from './feed-formats.ts';

const feed = createRoute({
  method: 'get',
  path: '/feeds/{country}/{language}/{file}',
  tags: ['Feeds'],
  summary: 'Get the product feed of a country',
  description: 'Feeds are created each night and by `npm run feeds`. The response is compressed if the client accepts gzip.',
  request: {
    params: z.object({
      country: z.string().regex(/^[A-Za-z]{2}$/),
      language: z.string().regex(/^[A-Za-z]{2}$/),
      file: z.enum(feedFormats.map((format) => format.file)),
    }),
  },
  responses: {
    200: {
      description: 'The feed file',
      content: Object.fromEntries(feedFormats.map(({ contentType }) => [contentType.split(';')[0] ?? '', { schema: z.string() }])),
    },
    404: failures[404],
    422: failures[422],
  },
});

export const routes = createRoutes();

routes.openapi(feed, async (c) => {
  const { country, language, file } = c.req.valid('param');
  const format = feedFormats.find((known) => known.file === file);
  const storedFeed = await c.var.storage.open(feedKey({ country, language, file }));
  if (!format || !storedFeed) throw feedNotFound(`${country}/${language}/${file}`);
  const headers = new Headers({
    'content-type': format.contentType,
    'last-modified': storedFeed.changedAt.toUTCString(),
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  });
  const takesGzip = acceptsGzip(c.req.header('accept-encoding'));
  if (takesGzip) headers.set('content-encoding', 'gzip');
  return new Response(Readable.toWeb(takesGzip ? storedFeed.stream : storedFeed.stream.pipe(createGunzip())) as ReadableStream, { headers });
});
