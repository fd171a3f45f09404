import type { AuthProvider } from 'react-admin';
import type { StaffMe } from '@selvedge/server/admin/staff';
import { call } from './call.ts';
import { getPerson, setPerson } from './session.ts';

/** The signed-in person, loaded once until the next sign-in or sign-out. */
let known: Promise<StaffMe> | undefined;
const me = (): Promise<StaffMe> =>
  (known ??= call('GET /admin/me').then(
    ({ data }) => {
      setPerson(data);
      return data;
    },
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  ));

/** Forgets the signed-in person, because it may be another one now. */
const clearSignedInPerson = (): void => {
  known = undefined;
  setPerson(undefined);
};

/** The session is a cookie that scripts cannot read; the sign-in page creates it, the server ends it. */
export const authProvider: AuthProvider = {
  login: () => {
    clearSignedInPerson();
    return me();
  },
  logout: async () => {
    const wasSignedIn = getPerson() !== undefined;
    clearSignedInPerson();
    if (wasSignedIn) await call('POST /admin/sign-out').catch(() => undefined);
  },
  checkAuth: async () => {
    await me();
  },
  // `call` has already opened the sign-in dialog. Leaving the page here would lose the input, and react-admin would treat
  // the refused call as successful.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { id, name } = await me();
    return { id, fullName: name };
  },
  getPermissions: me,
};
