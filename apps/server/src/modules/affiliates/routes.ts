import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { ownCall, requireUser, signedInCall } from '#modules/accounts';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { idQuery } from '../countries/contract.ts';
import { applyForProgramme } from './apply-for-programme.ts';
import { affiliateApplicationSchema, affiliateProfileSchema } from './contract.ts';
import { profileOf } from './profile-of.ts';

const tags = ['Affiliate'];

const profile = createRoute({
  ...ownCall,
  method: 'get',
  path: '/affiliate/profile/by/user/{userId}',
  tags,
  summary: "An affiliate's profile, by his account",
  request: { params: z.object({ userId: idQuery }) },
  responses: { 200: json(successOf(affiliateProfileSchema), 'The profile'), ...ownFailures },
});
const apply = createRoute({
  ...signedInCall,
  method: 'post',
  path: '/affiliate/applications',
  tags,
  summary: 'Apply for the programme',
  description: 'Pending until the merchant has decided. Whoever was a customer alone holds the type of an affiliate too from here.',
  request: { body: jsonBody(affiliateApplicationSchema) },
  responses: { 200: json(successOf(affiliateProfileSchema), 'It is there'), ...ownFailures },
});

export const routes = createRoutes()
  .openapi(profile, async (c) => c.json(success(await profileOf(c.var.db, requireUser(c).id)), 200))
  .openapi(apply, async (c) => {
    const userId = requireUser(c).id;
    await applyForProgramme(c.var.db, { userId, application: c.req.valid('json') });
    return c.json(success(await profileOf(c.var.db, userId)), 200);
  });
