import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';

/** The specification's id, used if the list of user types cannot be loaded. */
const usualId = 5;

/** Returns the user type id of affiliates, and the failure if the default is used: `refused` by the API, or unreached. */
export async function loadAffiliateType(api: Pick<Api, 'userTypes'>): Promise<{ id: number; failure: 'refused' | 'unreached' | null }> {
  try {
    const types = await api.userTypes();
    return { id: types.find(({ userType }) => userType === 'Affiliate')?.id ?? usualId, failure: null };
  } catch (error) {
    return { id: usualId, failure: isApiError(error) && error.code !== 'NetworkError' ? 'refused' : 'unreached' };
  }
}
