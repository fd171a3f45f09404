import type { SignedInAnswer } from '@selvedge/server/contract';
import { readDevice } from '#lib/session/cookies.ts';
import { parseReturnTo } from '#lib/session/return-to.ts';
import type { Shop } from '#lib/shop-context.ts';
import { toRefusal, type Refusal } from './refusal.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';

/** The next step of the form, and the input without the password and the code. */
export interface SignInAnswer {
  /** Null: the password is correct, and the second step follows. */
  refusal: Refusal | null;
  /** Of the second step; null: the first step. */
  challenge: string | null;
  email: string;
  returnTo: string | null;
}

type SignInOutcome = { signedIn: SignedInAnswer; returnTo: string | null } | { answer: SignInAnswer };

/** Performs one step of signing in: email and password, or the code of the second step. @param userTypeId customer by default */
export async function signIn(request: Request, { api }: Pick<Shop, 'api'>, form: FormData, userTypeId?: number): Promise<SignInOutcome> {
  const [email, returnTo] = [readTypedText(form, 'email').trim(), parseReturnTo(form.get('returnTo'))];
  const challenge = readTypedText(form, 'challenge') || null;
  const device = readDevice(request);
  const known = device ? { device } : {};
  try {
    const signedIn = challenge
      ? await api.signInWithSecondFactor({ challenge, ...readCode(form), ...known })
      : await api.signIn({ email, password: readTypedText(form, 'password'), ...(userTypeId !== undefined && { userTypeId }), ...known });
    return { signedIn, returnTo };
  } catch (error) {
    const refusal = toRefusal(error);
    const next = refusal.params.challenge;
    if (refusal.code === 'CodeRequired' && typeof next === 'string') return { answer: { refusal: null, challenge: next, email, returnTo } };
    return { answer: { refusal, challenge: refusal.code === 'ChallengeOver' ? null : challenge, email, returnTo } };
  }
}

/** Returns the typed code: six digits of an authenticator app, otherwise a recovery code. */
function readCode(form: FormData): { code: string } | { recoveryCode: string } {
  const typed = readTypedText(form, 'code').trim();
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? { code: digits } : { recoveryCode: typed.slice(0, 60) };
}
