import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { acceptsGzip, feedNotFound } from '#modules/feeds';
import { buildSuccessSchema, createRoutes, customerFailures, failures, json, type ApiEnv } from '#platform/http';
import { rateLimit } from '#platform/requests/rate-limit';
import { idQuery } from '#platform/request-fields';
import { affiliateCall, requireActive, requireAffiliate } from '../affiliate-call.ts';
import { buildFeedAddress } from './build-feed-address.ts';
import { affiliateFeedSchema, feedAddressQuerySchema, feedFilterSchema, feedPathSchema, type AffiliateFeed } from './feed-contract.ts';
import { createFeedSecret, findAffiliateByFeed, findFeedSecret, revokeFeedSecret } from './feed-secret.ts';
import { selectFeed } from './select-feed.ts';

const tags = ['Affiliate'];
const own = z.object({ affiliateId: idQuery });
const feedResponse = { 200: json(buildSuccessSchema(affiliateFeedSchema), 'The address of the feed'), ...customerFailures };

const show = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/feed',
  tags,
  summary: 'Get the address of the product feed of an affiliate',
  request: { params: own, query: feedAddressQuerySchema },
  responses: feedResponse,
});
const create = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/feed',
  tags,
  summary: 'Create the address of the product feed of an affiliate',
  description: 'A repeated request returns the existing address. Only for active affiliates.',
  request: { params: own, query: feedAddressQuerySchema },
  responses: feedResponse,
});
const revoke = createRoute({
  ...affiliateCall,
  method: 'delete',
  path: '/affiliate/{affiliateId}/feed',
  tags,
  summary: 'Revoke the address of the product feed of an affiliate',
  request: { params: own },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The address was revoked'), ...customerFailures },
});
const feed = createRoute({
  method: 'get',
  path: '/affiliate-feeds/{secret}/{country}/{language}/google.xml',
  tags: ['Feeds'],
  summary: 'Get the product feed of a country with the links of an affiliate',
  description:
    'The feed has the format of Google Merchant Center and changes once a day. The address is a secret of the affiliate. The response is compressed if the client accepts gzip.',
  request: { params: feedPathSchema, query: feedFilterSchema },
  responses: {
    200: { description: 'The feed file', content: { 'application/xml': { schema: z.string() } } },
    304: { description: 'The feed has not changed since `If-Modified-Since`' },
    404: failures[404],
    422: failures[422],
    429: customerFailures[429],
  },
});

const downloadsOfAffiliate = rateLimit('affiliate-feeds');

type FeedAddressQuery = z.infer<typeof feedAddressQuerySchema>;

async function toFeed(c: Context<ApiEnv>, affiliateId: number, { countryId, languageId, ...filter }: FeedAddressQuery): Promise<AffiliateFeed> {
  const { db, config } = c.var;
  const secret = await findFeedSecret(db, affiliateId);
  return { address: secret && (await buildFeedAddress(db, { secret, filter, countryId, languageId, publicAddress: config })) };
}

/** The product feed of each affiliate. */
export const feedRoutes = createRoutes()
  .openapi(show, async (c) => c.json(success(await toFeed(c, requireAffiliate(c).id, c.req.valid('query'))), 200))
  .openapi(create, async (c) => {
    const { id } = requireActive(c);
    await createFeedSecret(c.var.db, id);
    return c.json(success(await toFeed(c, id, c.req.valid('query'))), 200);
  })
  .openapi(revoke, async (c) => {
    await revokeFeedSecret(c.var.db, requireAffiliate(c).id);
    return c.json(success(null), 200);
  })
  .openapi(feed, async (c) => {
    const { secret, country, language } = c.req.valid('param');
    const affiliate = await findAffiliateByFeed(c.var.db, secret);
    if (!affiliate) throw feedNotFound(`${country}/${language}`);
    await downloadsOfAffiliate.count(String(affiliate.id));
    const { changedAt, contentType, bytes, close } = await selectFeed(c.var, {
      country,
      language,
      filter: c.req.valid('query'),
      code: affiliate.code,
    });
    const headers = new Headers({
      'content-type': contentType,
      'last-modified': changedAt.toUTCString(),
      // No shared cache: a revoked address stops at once.
      'cache-control': 'private, max-age=3600',
      vary: 'Accept-Encoding',
    });
    const since = Date.parse(c.req.header('if-modified-since') ?? '');
    if (since >= Math.floor(changedAt.getTime() / 1000) * 1000) {
      close();
      return new Response(null, { status: 304, headers });
    }
    const isCompressed = acceptsGzip(c.req.header('accept-encoding'));
    if (isCompressed) headers.set('content-encoding', 'gzip');
    const plain = Readable.from(bytes, { objectMode: false });
    // An error of the text destroys the compressed stream, so that the client notices it.
    const body = isCompressed ? pipeline(plain, createGzip(), () => undefined) : plain;
    return new Response(Readable.toWeb(body) as ReadableStream, { headers });
  });
