import type { SignedInAnswer } from '@selvedge/server/contract';
import { readDevice } from '#lib/cookies.ts';
import { returnToOf } from '#lib/return-to.ts';
import type { Shop } from '#lib/shop-context.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { typedText } from '#lib/typed-text.ts';

/** What was typed into the form, the passwords aside: they never come back with a page. */
export interface TypedRegistration {
  firstName: string;
  lastName: string;
  email: string;
  /** Dialling code, digits. */
  countryCode: string;
  phone: string;
  newsletter: boolean;
}

/** Why nobody was registered. */
export interface RegisterAnswer {
  refusal: Refusal;
  typed: TypedRegistration;
  returnTo: string | null;
}

type RegisterOutcome = { signedIn: SignedInAnswer; returnTo: string | null } | { answer: RegisterAnswer };

/** Opens an account with what a form says, and signs in to it. */
export async function register(request: Request, { api }: Pick<Shop, 'api'>, form: FormData): Promise<RegisterOutcome> {
  const typed = registrationFrom(form);
  const returnTo = returnToOf(form.get('returnTo'));
  const device = readDevice(request);
  const passwords = { password: typedText(form, 'password'), repeatPassword: typedText(form, 'repeatPassword') };
  try {
    return {
      signedIn: await api.register({ ...typed, ...passwords, newsletterText: typedText(form, 'newsletterText'), ...(device && { device }) }),
      returnTo,
    };
  } catch (error) {
    return { answer: { refusal: refusalOf(error), typed, returnTo } };
  }
}

const registrationFrom = (form: FormData): TypedRegistration => ({
  firstName: typedText(form, 'firstName').trim(),
  lastName: typedText(form, 'lastName').trim(),
  email: typedText(form, 'email').trim(),
  countryCode: typedText(form, 'countryCode'),
  phone: typedText(form, 'phone').trim(),
  newsletter: form.get('newsletter') === 'on',
});
