/* What this browser keeps of who is signed in, so that the bar can say it at once. The token is in a cookie that no script reads. */

/** Where it stands in `localStorage`. */
export const authKey = 'auth';

export interface BasicUser {
  id: number;
  firstName: string;
}

export const writtenAuth = ({ id, firstName }: BasicUser): string => JSON.stringify({ isAuthenticated: true, currentBasicUser: { id, firstName } });

/** @returns who was signed in when it was written; null for anything else that a browser may hold there */
export function readAuth(kept: string | null): BasicUser | null {
  try {
    const { isAuthenticated, currentBasicUser } = JSON.parse(kept ?? '{}') as { isAuthenticated?: unknown; currentBasicUser?: Partial<BasicUser> };
    const { id, firstName } = currentBasicUser ?? {};
    return isAuthenticated === true && Number.isSafeInteger(id) && typeof firstName === 'string' ? { id: Number(id), firstName } : null;
  } catch {
    return null;
  }
}
