/* The signed-in user as stored in this browser, so that the header can show it at once. The token is in an HttpOnly cookie. */

/** The `localStorage` key. */
export const authKey = 'auth';

export interface BasicUser {
  id: number;
  firstName: string;
}

export const serializeStoredUser = ({ id, firstName }: BasicUser): string =>
  JSON.stringify({ isAuthenticated: true, currentBasicUser: { id, firstName } });

/** @returns the stored user; null for any other content */
export function parseStoredUser(kept: string | null): BasicUser | null {
  try {
    const { isAuthenticated, currentBasicUser } = JSON.parse(kept ?? '{}') as { isAuthenticated?: unknown; currentBasicUser?: Partial<BasicUser> };
    const { id, firstName } = currentBasicUser ?? {};
    return isAuthenticated === true && Number.isSafeInteger(id) && typeof firstName === 'string' ? { id: Number(id), firstName } : null;
  } catch {
    return null;
  }
}
