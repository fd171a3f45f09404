import type { SignedInAnswer } from '@selvedge/server/contract';
import { readDevice } from '#lib/session/cookies.ts';
import { parseReturnTo } from '#lib/session/return-to.ts';
import type { Shop } from '#lib/shop-context.ts';
import { toRefusal, type Refusal } from './refusal.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';

/** The reason for a refusal and the input without the password. */
export interface SignInAnswer {
  refusal: Refusal;
  email: string;
  returnTo: string | null;
}

type SignInOutcome = { signedIn: SignedInAnswer; returnTo: string | null } | { answer: SignInAnswer };

/** Signs in with a form. @param userTypeId customer by default */
export async function signIn(request: Request, { api }: Pick<Shop, 'api'>, form: FormData, userTypeId?: number): Promise<SignInOutcome> {
  const [email, password, returnTo] = [readTypedText(form, 'email').trim(), readTypedText(form, 'password'), parseReturnTo(form.get('returnTo'))];
  const device = readDevice(request);
  try {
    const signedIn = await api.signIn({ email, password, ...(userTypeId !== undefined && { userTypeId }), ...(device && { device }) });
    return { signedIn, returnTo };
  } catch (error) {
    return { answer: { refusal: toRefusal(error), email, returnTo } };
  }
}
