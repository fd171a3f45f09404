import type { PasskeyCreation, PasskeyRequest } from '@selvedge/server/contract';

/**
 * Why there is no passkey. `cancelled`: the user cancelled or it timed out; `known`: this device already has a passkey of
 * the account; `failed`: anything else.
 */
export type PasskeyRefusal = 'cancelled' | 'known' | 'failed';

/** The browser's response with the id of its challenge, or a refusal. */
export type PasskeyAnswer = { challengeId: string; response: Record<string, unknown> } | { refusal: PasskeyRefusal };

/** Returns whether this browser supports passkeys, which need a secure origin. Always false on the server. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Creates a passkey on this device with the options of `newPasskeyOptions`. Loads the library on demand. */
export const createPasskey = (request: PasskeyCreation): Promise<PasskeyAnswer> =>
  answerChallenge(request, async (options) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: options });
  });

/** Requests an existing passkey with the options of `passkeySignInOptions`. */
export const askPasskey = (request: PasskeyRequest): Promise<PasskeyAnswer> =>
  answerChallenge(request, async (options) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: options });
  });

async function answerChallenge<Options>(
  { challengeId, options }: { challengeId: string; options: Options },
  ask: (options: Options) => Promise<object>,
): Promise<PasskeyAnswer> {
  try {
    return { challengeId, response: { ...(await ask(options)) } };
  } catch (error) {
    return { refusal: toPasskeyRefusal(error) };
  }
}

/** The names are from WebAuthn (https://www.w3.org/TR/webauthn-3/). */
function toPasskeyRefusal(error: unknown): PasskeyRefusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
