import type { SignedInAnswer } from '@selvedge/server/contract';
import { affiliateType } from '#lib/affiliate-type.ts';
import { typedText } from '#lib/typed-text.ts';
import { sameForm, type FormAnswer } from '#lib/take-form.ts';
import { isApiError, type ApiError, type FieldIssue } from '#lib/api-error.ts';
import { readDevice } from '#lib/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { applicationOf, missingIn } from './application-of.ts';
import { refusedForm } from './take-affiliate-form.ts';

export interface RegistrationAnswer extends FormAnswer {
  /** Of the answer that tells it. */
  status: number;
  /** The account is there already, the application is not. */
  isRegistered: boolean;
}

/** What an account begins with. */
export const entryFields = ['firstName', 'lastName', 'email', 'phone', 'password', 'repeatPassword'] as const;

/**
 * Opens an account and applies with it. Nobody is signed in by that. Where the account was opened and the application refused,
 * the same form sent again goes on with the account, by its e-mail and password; so does that of a customer who has one.
 * @returns null where it is done
 */
export async function registerAffiliate(request: Request, shop: Pick<Shop, 'api' | 'apiOf'>, form: FormData): Promise<RegistrationAnswer | null> {
  const application = applicationOf(form);
  const missing = [...entryFields.filter((field) => typedText(form, field).trim() === '').map(required), ...missingIn(application)];
  if (missing.length > 0) return { ...sameForm(form), issues: missing, status: 400, isRegistered: false };
  const entered = await enter(request, shop, form);
  if ('answer' in entered) return { ...entered.answer, isRegistered: false };
  const own = shop.apiOf(entered.signedIn.token);
  try {
    await own.applyForProgramme(application);
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { ...refusedForm(form, error), status: error.status, isRegistered: true };
  } finally {
    // The token was for this application alone. One that could not be ended ends by itself.
    await own.signOut().catch(() => undefined);
  }
}

type Entered = { signedIn: SignedInAnswer } | { answer: FormAnswer & { status: number } };

async function enter(request: Request, { api }: Pick<Shop, 'api'>, form: FormData): Promise<Entered> {
  const device = readDevice(request);
  const [email, password] = [typedText(form, 'email').trim(), typedText(form, 'password')];
  const registration = {
    firstName: typedText(form, 'firstName').trim(),
    lastName: typedText(form, 'lastName').trim(),
    email,
    countryCode: typedText(form, 'countryCode'),
    phone: typedText(form, 'phone').trim(),
    newsletter: form.has('newsletter'),
    password,
    repeatPassword: typedText(form, 'repeatPassword'),
    ...(device && { device }),
  };
  const { id: userTypeId } = await affiliateType(api);
  try {
    return { signedIn: await api.registerByType({ ...registration, userTypeId }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code !== 'UserExists') return { answer: refused(form, error) };
  }
  try {
    return { signedIn: await api.signIn({ email, password, ...(device && { device }) }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'TooManyRequests' || error.status >= 500) return { answer: refused(form, error) };
    return { answer: { ...sameForm(form), issues: [{ field: 'email', code: 'known', params: {} }], status: 409 } };
  }
}

const refused = (form: FormData, error: ApiError) => ({ ...refusedForm(form, error), status: error.status });
const required = (field: string): FieldIssue => ({ field, code: 'required', params: {} });
