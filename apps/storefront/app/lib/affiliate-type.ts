import { isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';

/** The specification's id, where the list of user types cannot be had. */
const usualId = 5;

/** Under which id affiliates sign in, and why it is only the usual one: `refused` by the API, or not reached at all. */
export async function affiliateType(api: Pick<Api, 'userTypes'>): Promise<{ id: number; failure: 'refused' | 'unreached' | null }> {
  try {
    const types = await api.userTypes();
    return { id: types.find(({ userType }) => userType === 'Affiliate')?.id ?? usualId, failure: null };
  } catch (error) {
    return { id: usualId, failure: isApiError(error) && error.code !== 'NetworkError' ? 'refused' : 'unreached' };
  }
}
