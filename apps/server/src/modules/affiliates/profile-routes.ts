import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { ownCall, requireUser, signedInCall } from '#modules/accounts';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { idQuery } from '../countries/contract.ts';
import { advancedProfileOf } from './advanced-profile-of.ts';
import { affiliateCall, requireAffiliate } from './affiliate-call.ts';
import { applyForProgramme } from './apply-for-programme.ts';
import {
  affiliateApplicationSchema,
  affiliateDiscountSchema,
  affiliateProfileSchema,
  affiliateUpdateSchema,
  advancedProfileSchema,
} from './contract.ts';
import { profileOf } from './profile-of.ts';
import { shownDiscounts } from './shown-discounts.ts';
import { updateProfile } from './update-profile.ts';

const tags = ['Affiliate'];
const ofAffiliate = z.object({ affiliateId: idQuery });

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
  description:
    'Pending until the merchant has decided. Whoever was a customer alone holds the type of an affiliate too from here. Whoever was rejected may apply anew.',
  request: { body: jsonBody(affiliateApplicationSchema) },
  responses: { 200: json(successOf(affiliateProfileSchema), 'It is there'), ...ownFailures },
});
const advanced = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}',
  tags,
  summary: "An affiliate's profile, with its history and the programme's terms",
  request: { params: ofAffiliate },
  responses: { 200: json(successOf(advancedProfileSchema), 'The profile'), ...ownFailures },
});
const update = createRoute({
  ...affiliateCall,
  method: 'put',
  path: '/affiliate/{affiliateId}',
  tags,
  summary: 'Change what an affiliate says of himself',
  description:
    'What is left out stays. Status, code, group and balances are not written through it. An account number that is sent as it is shown, hidden, stays.',
  request: { params: ofAffiliate, body: jsonBody(affiliateUpdateSchema) },
  responses: { 200: json(successOf(affiliateProfileSchema), 'The profile as it is now'), ...ownFailures },
});
const discounts = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/discounts/{affiliateId}',
  tags,
  summary: 'What an affiliate may give those whom he sends',
  description: 'Each with the address that carries it, the newest first.',
  request: { params: ofAffiliate },
  responses: { 200: json(successOf(z.array(affiliateDiscountSchema)), 'The discounts'), ...ownFailures },
});

/** What an affiliate is, and what he may give. */
export const profileRoutes = createRoutes()
  .openapi(profile, async (c) => c.json(success(await profileOf(c.var.db, requireUser(c).id)), 200))
  .openapi(apply, async (c) => {
    const userId = requireUser(c).id;
    await applyForProgramme(c.var.db, { userId, application: c.req.valid('json') });
    return c.json(success(await profileOf(c.var.db, userId)), 200);
  })
  .openapi(advanced, async (c) => {
    const { id: affiliateId, userId } = requireAffiliate(c);
    return c.json(success(await advancedProfileOf(c.var.db, { affiliateId, userId })), 200);
  })
  .openapi(update, async (c) => {
    const { id: affiliateId, userId } = requireAffiliate(c);
    await updateProfile(c.var.db, { affiliateId, changes: c.req.valid('json') });
    return c.json(success(await profileOf(c.var.db, userId), { message: 'Profile updated successfully' }), 200);
  })
  .openapi(discounts, async (c) => {
    const affiliateId = requireAffiliate(c).id;
    return c.json(success(await shownDiscounts(c.var.db, { affiliateId, standing: c.var.config })), 200);
  });
