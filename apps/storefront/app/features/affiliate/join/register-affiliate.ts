import type { SignedInAnswer } from '@selvedge/server/contract';
import { loadAffiliateType } from '#lib/session/affiliate-type.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';
import { keepForm, type FormAnswer } from '#lib/forms/handle-form.ts';
import { isApiError, type ApiError, type FieldIssue } from '#lib/api/api-error.ts';
import { readDevice } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { readApplication, listMissingFields } from './read-application.ts';
import { createRefusedForm } from '../profile/handle-affiliate-form.ts';

export interface RegistrationAnswer extends FormAnswer {
  /** HTTP status of the response. */
  status: number;
  /** True if the account exists already but the application does not. */
  isRegistered: boolean;
}

/** Fields of the account. */
export const entryFields = ['firstName', 'lastName', 'email', 'phone', 'password', 'repeatPassword'] as const;

/**
 * Registers an account and applies with it, without signing in. If the application is refused after the account was created,
 * the same form continues with that account by its email and password. A customer with an account can use it in the same way.
 * @returns null on success
 */
export async function registerAffiliate(
  request: Request,
  shop: Pick<Shop, 'api' | 'createUserApi'>,
  form: FormData,
): Promise<RegistrationAnswer | null> {
  const application = readApplication(form);
  const missing = [
    ...entryFields.filter((field) => readTypedText(form, field).trim() === '').map(createRequiredIssue),
    ...listMissingFields(application),
  ];
  if (missing.length > 0) return { ...keepForm(form), issues: missing, status: 400, isRegistered: false };
  const entered = await createOrOpenAccount(request, shop, form);
  if ('answer' in entered) return { ...entered.answer, isRegistered: false };
  const affiliateApi = shop.createUserApi(entered.signedIn.token);
  try {
    await affiliateApi.applyForProgramme(application);
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { ...createRefusedForm(form, error), status: error.status, isRegistered: true };
  } finally {
    // The token was for this application only. If signing out fails, the token expires by itself.
    await affiliateApi.signOut().catch(() => undefined);
  }
}

type AccountAnswer = { signedIn: SignedInAnswer } | { answer: FormAnswer & { status: number } };

async function createOrOpenAccount(request: Request, { api }: Pick<Shop, 'api'>, form: FormData): Promise<AccountAnswer> {
  const device = readDevice(request);
  const [email, password] = [readTypedText(form, 'email').trim(), readTypedText(form, 'password')];
  const registration = {
    firstName: readTypedText(form, 'firstName').trim(),
    lastName: readTypedText(form, 'lastName').trim(),
    email,
    countryCode: readTypedText(form, 'countryCode'),
    phone: readTypedText(form, 'phone').trim(),
    newsletter: form.has('newsletter'),
    password,
    repeatPassword: readTypedText(form, 'repeatPassword'),
    ...(device && { device }),
  };
  const { id: userTypeId } = await loadAffiliateType(api);
  try {
    return { signedIn: await api.registerByType({ ...registration, userTypeId }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code !== 'UserExists') return { answer: createRefusal(form, error) };
  }
  try {
    return { signedIn: await api.signIn({ email, password, ...(device && { device }) }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'TooManyRequests' || error.status >= 500) return { answer: createRefusal(form, error) };
    return { answer: { ...keepForm(form), issues: [{ field: 'email', code: 'known', params: {} }], status: 409 } };
  }
}

const createRefusal = (form: FormData, error: ApiError) => ({ ...createRefusedForm(form, error), status: error.status });
const createRequiredIssue = (field: string): FieldIssue => ({ field, code: 'required', params: {} });
