import { createRoute } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { endSession, findSessionToken, type StaffArea } from '#modules/accounts';
import { getCurrency, listActiveCountries } from '#modules/countries';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { deleteSessionCookie } from '#platform/requests/session-cookie';
import { anyAdminCall, requireStaff, staffCookie } from '../admin-call.ts';
import { referenceSchema, staffMeSchema } from './contract.ts';

const tags = ['Back office: staff'];

const me = createRoute({
  method: 'get',
  path: '/me',
  tags,
  summary: 'Get the signed-in staff member and their permissions',
  ...anyAdminCall,
  responses: { 200: json(buildSuccessSchema(staffMeSchema), 'The signed-in staff member'), ...customerFailures },
});

const reference = createRoute({
  method: 'get',
  path: '/reference',
  tags,
  summary: 'Get the reference data that all forms use',
  ...anyAdminCall,
  responses: { 200: json(buildSuccessSchema(referenceSchema), 'The countries and currencies'), ...customerFailures },
});

const signOut = createRoute({
  method: 'post',
  path: '/sign-out',
  tags,
  summary: 'Sign out of the back office',
  description: 'Also succeeds if the caller is already signed out.',
  responses: { 200: json(buildSuccessSchema(z.null()), 'The session was ended') },
});

export const meRoutes = createRoutes();

meRoutes.openapi(me, (c) => {
  const { userId, name, areas, vendorId, isReadOnly } = requireStaff(c);
  return c.json(success({ id: userId ?? 0, name, areas: [...areas] as StaffArea[], isVendor: vendorId !== null, isReadOnly }), 200);
});

meRoutes.openapi(reference, async (c) => {
  const countries = await listActiveCountries(c.var.db);
  const rows = await Promise.all(
    countries.map(async ({ id, code, name, languageId }) => {
      const { code: currency, exponent } = await getCurrency(c.var.db, id);
      return { id, code, name, languageId, isActive: true, currency, exponent };
    }),
  );
  return c.json(success({ countries: rows }), 200);
});

meRoutes.openapi(signOut, async (c) => {
  const token = findSessionToken(c, staffCookie);
  if (token !== undefined) await endSession(c.var.db, token);
  deleteSessionCookie(c, staffCookie, { path: '/api/admin' });
  return c.json(success(null), 200);
});
