import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import { staffOf, tokenOf, type StaffArea } from '#modules/accounts';
import type { ApiEnv, StaffCaller } from '#platform/http';
import { NotForYou, StaffUnknown } from './errors.ts';

/** Where a browser keeps the token of the back office: sent to its own calls only, and no script can read it. */
export const staffCookie = 'staff';

interface Access {
  /** Whether vendors and sellers reach it too: the call then shows and changes their own things alone (`staff.vendorId`). */
  isForVendors?: boolean;
}

/**
 * Into a route's definition: the call is for staff who may work on this area. It stands before the checks of what was sent,
 * so that nobody learns from them. What changes something is refused to a token that may only look.
 */
export const staffCall = (area: StaffArea, { isForVendors = false }: Access = {}) => ({
  security: [{ staff: [area] }],
  'x-for-vendors': isForVendors,
  middleware: [
    createMiddleware<ApiEnv>(async (c, next) => {
      const staff = await callerOf(c);
      const mayUse = staff.areas.includes(area) && (staff.vendorId === null || isForVendors);
      if (!mayUse || (staff.isReadOnly && c.req.method !== 'GET')) throw new NotForYou();
      c.set('staff', staff);
      c.header('Cache-Control', 'private, no-store');
      await next();
    }),
  ],
});

/** Into a route's definition: the call is for whoever works here, on whatever. */
export const anyStaffCall = {
  security: [{ staff: [] as string[] }],
  'x-for-vendors': true,
  middleware: [
    createMiddleware<ApiEnv>(async (c, next) => {
      c.set('staff', await callerOf(c));
      c.header('Cache-Control', 'private, no-store');
      await next();
    }),
  ],
};

/** Into a route's definition: the call is for a person who works here, about himself. A merchant's system has no password and no session. */
export const ownStaffCall = {
  security: [{ staff: [] as string[] }],
  'x-for-vendors': true,
  'x-for-people': true,
  middleware: [
    createMiddleware<ApiEnv>(async (c, next) => {
      const staff = await callerOf(c);
      if (staff.userId === null) throw new NotForYou();
      c.set('staff', staff);
      c.header('Cache-Control', 'private, no-store');
      await next();
    }),
  ],
};

/** Who asks, in a call that is made with {@link ownStaffCall}. */
export function requirePerson(c: Context<ApiEnv>): { id: number; sessionId: number } {
  const { userId, sessionId } = requireStaff(c);
  if (userId === null || sessionId === null) throw new NotForYou();
  return { id: userId, sessionId };
}

/** Who asks, in a call that is made with {@link staffCall}. */
export function requireStaff(c: Context<ApiEnv>): StaffCaller {
  if (!c.var.staff) throw new StaffUnknown();
  return c.var.staff;
}

async function callerOf(c: Context<ApiEnv>): Promise<StaffCaller> {
  const token = tokenOf(c, staffCookie);
  const staff = token === undefined ? undefined : await staffOf(c.var.db, token);
  if (!staff) throw new StaffUnknown();
  return staff;
}
