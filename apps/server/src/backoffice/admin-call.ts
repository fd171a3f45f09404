import { createMiddleware } from 'hono/factory';
import { minutes, now } from '#kit/clock';
import type { Context } from 'hono';
import { findStaffCaller, findSessionToken, type StaffArea } from '#modules/accounts';
import type { ApiEnv, StaffCaller } from '#platform/http';
import { NotPermitted, StaffSignInRequired } from './errors.ts';

/** Cookie with the back office's token: sent to its calls only and not readable by scripts. */
export const staffCookie = 'staff';

interface Access {
  /** Whether vendors and sellers may call it too. The call then reads and changes only their own data (`staff.vendorId`). */
  isForVendors?: boolean;
}

/**
 * Part of a route's definition: the call is for staff with this area, or with one of these areas. It runs before input validation, so that others learn nothing from error
 * messages. A read-only token may not change anything.
 */
export const adminCall = (area: StaffArea | readonly StaffArea[], { isForVendors = false }: Access = {}) => ({
  // OpenAPI: one of the requirements must be met.
  security: [area].flat().map((each) => ({ staff: [each] })),
  'x-for-vendors': isForVendors,
  middleware: [
    createMiddleware<ApiEnv>(async (c, next) => {
      const staff = await findCaller(c);
      const mayUse = [area].flat().some((each) => staff.areas.includes(each)) && (staff.vendorId === null || isForVendors);
      if (!mayUse || (staff.isReadOnly && c.req.method !== 'GET')) throw new NotPermitted();
      if (area === 'staff' && c.req.method !== 'GET' && !isRecent(staff)) throw new StaffSignInRequired();
      c.set('staff', staff);
      c.header('Cache-Control', 'private, no-store');
      await next();
    }),
  ],
});

/** How long a sign-in counts for changes of the access of others. */
const recentSignIn = minutes(15);

/** An older session is refused like an ended one: the back office then asks the person to sign in over the form and repeats the call. */
const isRecent = ({ signedInAt }: StaffCaller): boolean => signedInAt !== null && now().getTime() - signedInAt.getTime() <= recentSignIn;

/** Refuses callers who are not signed in to the back office. */
export const staffOnly = createMiddleware<ApiEnv>(async (c, next) => {
  c.set('staff', await findCaller(c));
  c.header('Cache-Control', 'private, no-store');
  await next();
});

/** Part of a route's definition: the call is for all staff. */
export const anyAdminCall = {
  security: [{ staff: [] as string[] }],
  'x-for-vendors': true,
  middleware: [staffOnly],
};

/** Part of a route's definition: the call is for staff about themselves. An API token has no password and no session. */
export const adminSelfCall = {
  security: [{ staff: [] as string[] }],
  'x-for-vendors': true,
  'x-for-people': true,
  middleware: [
    createMiddleware<ApiEnv>(async (c, next) => {
      const staff = await findCaller(c);
      if (staff.userId === null) throw new NotPermitted();
      c.set('staff', staff);
      c.header('Cache-Control', 'private, no-store');
      await next();
    }),
  ],
};

/** Returns the caller in a call with {@link adminSelfCall}. */
export function requirePerson(c: Context<ApiEnv>): { id: number; sessionId: number } {
  const { userId, sessionId } = requireStaff(c);
  if (userId === null || sessionId === null) throw new NotPermitted();
  return { id: userId, sessionId };
}

/** Returns the caller in a call with {@link adminCall}. */
export function requireStaff(c: Context<ApiEnv>): StaffCaller {
  if (!c.var.staff) throw new StaffSignInRequired();
  return c.var.staff;
}

async function findCaller(c: Context<ApiEnv>): Promise<StaffCaller> {
  const token = findSessionToken(c, staffCookie);
  const staff = token === undefined ? undefined : await findStaffCaller(c.var.db, token);
  if (!staff) throw new StaffSignInRequired();
  return staff;
}
