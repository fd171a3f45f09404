import type { Order, SignedInAnswer } from '@selvedge/server/contract';
import { readDevice } from '#lib/session/cookies.ts';
import { parseReturnTo } from '#lib/session/return-to.ts';
import type { Shop } from '#lib/shop-context.ts';
import { toRefusal, type Refusal } from './refusal.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';

/** The input of the form without passwords, which are never sent back. */
export interface TypedRegistration {
  firstName: string;
  lastName: string;
  email: string;
  /** Dialling code, digits. */
  countryCode: string;
  phone: string;
  newsletter: boolean;
}

/** The reason for a refusal and the input. */
export interface RegisterAnswer {
  refusal: Refusal;
  typed: TypedRegistration;
  returnTo: string | null;
}

type RegisterOutcome = { signedIn: SignedInAnswer; returnTo: string | null } | { answer: RegisterAnswer };

/** Registers an account from a form and signs in. */
export async function register(request: Request, { api }: Pick<Shop, 'api'>, form: FormData): Promise<RegisterOutcome> {
  const typed = readRegistration(form);
  const returnTo = parseReturnTo(form.get('returnTo'));
  const device = readDevice(request);
  const passwords = { password: readTypedText(form, 'password'), repeatPassword: readTypedText(form, 'repeatPassword') };
  try {
    return {
      signedIn: await api.register({ ...typed, ...passwords, newsletterText: readTypedText(form, 'newsletterText'), ...(device && { device }) }),
      returnTo,
    };
  } catch (error) {
    return { answer: { refusal: toRefusal(error), typed, returnTo } };
  }
}

const readRegistration = (form: FormData): TypedRegistration => ({
  firstName: readTypedText(form, 'firstName').trim(),
  lastName: readTypedText(form, 'lastName').trim(),
  email: readTypedText(form, 'email').trim(),
  countryCode: readTypedText(form, 'countryCode'),
  phone: readTypedText(form, 'phone').trim(),
  newsletter: form.get('newsletter') === 'on',
});

/** Returns the registration of a guest from their order. @param phoneCodes dialling codes, digits */
export function fillRegistration(
  { billingAddress: { firstName, lastName }, email, phone }: Pick<Order, 'billingAddress' | 'email' | 'phone'>,
  phoneCodes: readonly { value: string }[],
): TypedRegistration {
  const digits = phone.replace(/^\+/, '');
  const countryCode = phoneCodes.find(({ value }) => digits.startsWith(value))?.value ?? '';
  return { firstName, lastName, email, countryCode, phone: digits.slice(countryCode.length), newsletter: false };
}
