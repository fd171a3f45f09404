import { createRoute, z } from '@hono/zod-openapi';
import { days } from '#kit/clock';
import { success } from '#kit/envelope';
import { customerCall, requireUser, signedInCall } from '#modules/accounts';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { getAdvancedProfile } from './get-advanced-profile.ts';
import { affiliateCall, requireAffiliate } from '../affiliate-call.ts';
import { applyForProgramme } from '../join/apply-for-programme.ts';
import {
  affiliateApplicationSchema,
  affiliateDiscountSchema,
  affiliateProfileSchema,
  affiliateUpdateSchema,
  advancedProfileSchema,
} from '../contract.ts';
import { getAffiliateProfile } from './get-affiliate-profile.ts';
import { listShownAffiliateDiscounts } from './shown-discounts.ts';
import { checkAffiliateVatId } from '../vat-ids/check-affiliate-vat-id.ts';
import { updateProfile } from './update-profile.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Affiliate'];
const ofAffiliate = z.object({ affiliateId: idQuery });

const profile = createRoute({
  ...customerCall,
  method: 'get',
  path: '/affiliate/profile/by/user/{userId}',
  tags,
  summary: 'Get the affiliate profile of a user account',
  request: { params: z.object({ userId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(affiliateProfileSchema), 'The affiliate profile'), ...customerFailures },
});
const apply = createRoute({
  ...signedInCall,
  method: 'post',
  path: '/affiliate/applications',
  tags,
  summary: 'Apply for the affiliate programme',
  description:
    'The application is pending until the merchant decides. A customer who applies also gets the affiliate user type. Rejected applicants can apply again.',
  request: { body: jsonBody(affiliateApplicationSchema) },
  responses: { 200: json(buildSuccessSchema(affiliateProfileSchema), 'The affiliate profile with the pending application'), ...customerFailures },
});
const advanced = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}',
  tags,
  summary: 'Get the profile of an affiliate with history and programme terms',
  request: { params: ofAffiliate },
  responses: { 200: json(buildSuccessSchema(advancedProfileSchema), 'The affiliate profile'), ...customerFailures },
});
const update = createRoute({
  ...affiliateCall,
  method: 'put',
  path: '/affiliate/{affiliateId}',
  tags,
  summary: 'Update the profile of an affiliate',
  description:
    'Omitted fields do not change. Status, code, group and balances cannot be changed. A masked account number leaves the payout account unchanged. A new payout account requires the password, delays payouts by seven days and sends an email to the affiliate.',
  request: { params: ofAffiliate, body: jsonBody(affiliateUpdateSchema) },
  responses: { 200: json(buildSuccessSchema(affiliateProfileSchema), 'The updated affiliate profile'), ...customerFailures },
});
const discounts = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/discounts/{affiliateId}',
  tags,
  summary: 'List the discounts that an affiliate can offer',
  description: 'Sorted newest first. Each discount has a URL that applies it.',
  request: { params: ofAffiliate },
  responses: { 200: json(buildSuccessSchema(z.array(affiliateDiscountSchema)), 'The discounts'), ...customerFailures },
});

/** An affiliate's profile and discounts. */
export const profileRoutes = createRoutes()
  .openapi(profile, async (c) => c.json(success(await getAffiliateProfile(c.var.db, requireUser(c).id)), 200))
  .openapi(apply, async (c) => {
    const userId = requireUser(c).id;
    await applyForProgramme(c.var.db, { userId, application: c.req.valid('json') });
    const { id: affiliateId } = await getAffiliateProfile(c.var.db, userId);
    await checkAffiliateVatId(c.var, { affiliateId, maxAgeMs: days(1) });
    return c.json(success(await getAffiliateProfile(c.var.db, userId)), 200);
  })
  .openapi(advanced, async (c) => {
    const { id: affiliateId, userId } = requireAffiliate(c);
    return c.json(success(await getAdvancedProfile(c.var.db, { affiliateId, userId })), 200);
  })
  .openapi(update, async (c) => {
    const { id: affiliateId, userId } = requireAffiliate(c);
    const changes = c.req.valid('json');
    await updateProfile(c.var.db, { affiliateId, changes, owner: requireUser(c) });
    if (changes.tax) await checkAffiliateVatId(c.var, { affiliateId, maxAgeMs: days(1) });
    return c.json(success(await getAffiliateProfile(c.var.db, userId), { message: 'Profile updated successfully' }), 200);
  })
  .openapi(discounts, async (c) => {
    const affiliateId = requireAffiliate(c).id;
    return c.json(success(await listShownAffiliateDiscounts(c.var.db, { affiliateId, publicAddress: c.var.config })), 200);
  });
