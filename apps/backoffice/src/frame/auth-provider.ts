import type { AuthProvider } from 'react-admin';
import type { StaffMe } from '@selvedge/server/admin/staff';
import { call } from './call.ts';

/** Who is signed in, asked once until somebody signs in or out. */
let known: Promise<StaffMe> | undefined;
const me = (): Promise<StaffMe> =>
  (known ??= call<StaffMe>('me').then(
    ({ data }) => data,
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  ));

/** Says that somebody else may be signed in now. */
export const forgetWhoIsSignedIn = (): void => {
  known = undefined;
};

/** The session is a cookie that no script can read; the sign-in page makes it, the server ends it. */
export const authProvider: AuthProvider = {
  login: () => {
    forgetWhoIsSignedIn();
    return me();
  },
  logout: async () => {
    const wasSignedIn = known !== undefined;
    forgetWhoIsSignedIn();
    if (wasSignedIn) await call('sign-out', { method: 'POST' }).catch(() => undefined);
  },
  checkAuth: async () => {
    await me();
  },
  checkError: (error: { status?: number }) => {
    if (error.status !== 401) return Promise.resolve();
    forgetWhoIsSignedIn();
    return Promise.reject(new Error('Please sign in again'));
  },
  getIdentity: async () => {
    const { id, name } = await me();
    return { id, fullName: name };
  },
  getPermissions: me,
};
