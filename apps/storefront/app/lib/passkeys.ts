import type { PasskeyOptions } from '@selvedge/server/contract';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/**
 * Why there is no answer. `cancelled`: the person turned back, or waited too long; `known`: this device holds a passkey of
 * the account already; `failed`: anything else.
 */
export type PasskeyRefusal = 'cancelled' | 'known' | 'failed';

/** What a browser's passkey says, to be sent on with the id of its challenge. */
export type PasskeyAnswer = { challengeId: string; response: Record<string, unknown> } | { refusal: PasskeyRefusal };

/** Whether this browser knows of passkeys at all; only secure origins do. Always false on the server. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Makes a passkey on this device, with the options of `newPasskeyOptions`. The library comes when it is wanted. */
export const createPasskey = (asked: PasskeyOptions): Promise<PasskeyAnswer> =>
  answerTo(asked, async (options) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  });

/** Asks for a passkey that is there, with the options of `passkeySignInOptions`. */
export const askPasskey = (asked: PasskeyOptions): Promise<PasskeyAnswer> =>
  answerTo(asked, async (options) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  });

async function answerTo({ challengeId, options }: PasskeyOptions, ask: (options: object) => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { challengeId, response: { ...(await ask(options)) } };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

/** The names are WebAuthn's own (https://www.w3.org/TR/webauthn-3/). */
function refusalOf(error: unknown): PasskeyRefusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
