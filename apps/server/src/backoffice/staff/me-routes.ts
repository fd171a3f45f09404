import { createRoute } from '@hono/zod-openapi';
import { deleteCookie } from 'hono/cookie';
import { z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { endSession, tokenOf, type StaffArea } from '#modules/accounts';
import { currencyOn, listActiveCountries } from '#modules/countries';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { anyStaffCall, requireStaff, staffCookie } from '../staff-call.ts';
import { referenceSchema, staffMeSchema } from './contract.ts';

const tags = ['Back office: staff'];

const me = createRoute({
  method: 'get',
  path: '/me',
  tags,
  summary: 'Who is signed in to the back office, and what he may work on',
  ...anyStaffCall,
  responses: { 200: json(successOf(staffMeSchema), 'He'), ...ownFailures },
});

const reference = createRoute({
  method: 'get',
  path: '/reference',
  tags,
  summary: 'What all forms need: the countries with their currencies',
  ...anyStaffCall,
  responses: { 200: json(successOf(referenceSchema), 'All of it'), ...ownFailures },
});

const signOut = createRoute({
  method: 'post',
  path: '/sign-out',
  tags,
  summary: 'Sign out of the back office',
  description: 'Also answers whoever is signed out already.',
  responses: { 200: json(successOf(z.null()), 'The session has ended') },
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
      const { code: currency, exponent } = await currencyOn(c.var.db, id);
      return { id, code, name, languageId, isActive: true, currency, exponent };
    }),
  );
  return c.json(success({ countries: rows }), 200);
});

meRoutes.openapi(signOut, async (c) => {
  const token = tokenOf(c, staffCookie);
  if (token !== undefined) await endSession(c.var.db, token);
  deleteCookie(c, staffCookie, { path: '/api/admin' });
  return c.json(success(null), 200);
});
