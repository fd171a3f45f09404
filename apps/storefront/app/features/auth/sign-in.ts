import type { SignedInAnswer } from '@selvedge/server/contract';
import { readDevice } from '#lib/cookies.ts';
import { returnToOf } from '#lib/return-to.ts';
import type { Shop } from '#lib/shop-context.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { typedText } from '#lib/typed-text.ts';

/** Why nobody was signed in, and what had been typed; never the password. */
export interface SignInAnswer {
  refusal: Refusal;
  email: string;
  returnTo: string | null;
}

type SignInOutcome = { signedIn: SignedInAnswer; returnTo: string | null } | { answer: SignInAnswer };

/** Signs in with what a form says. @param userTypeId a customer unless told */
export async function signIn(request: Request, { api }: Pick<Shop, 'api'>, form: FormData, userTypeId?: number): Promise<SignInOutcome> {
  const [email, password, returnTo] = [typedText(form, 'email').trim(), typedText(form, 'password'), returnToOf(form.get('returnTo'))];
  const device = readDevice(request);
  try {
    const signedIn = await api.signIn({ email, password, ...(userTypeId !== undefined && { userTypeId }), ...(device && { device }) });
    return { signedIn, returnTo };
  } catch (error) {
    return { answer: { refusal: refusalOf(error), email, returnTo } };
  }
}
