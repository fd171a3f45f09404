import { call } from '../call.ts';

/** Messages for the error names of WebAuthn (https://www.w3.org/TR/webauthn-3/). */
const sentences: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for the back office',
  NotAllowedError: 'No passkey selected',
  AbortError: 'No passkey selected',
};

const toReadableError = (error: unknown): Error =>
  new Error(sentences[error instanceof Error ? error.name : ''] ?? 'This device cannot use a passkey here', { cause: error });

/** Returns whether the browser supports passkeys, which it does only on secure origins. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/**
 * Signs in by passkey, alone or after a password.
 * @param challenge the challenge that the server returned for the password
 * @throws Error with the message to show
 */
export async function enterByPasskey(challenge?: string): Promise<void> {
  const { data } = await call('POST /admin/sign-in/passkey/options', { body: { origin: location.origin } });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: data.options }).catch((error: unknown) => {
    throw toReadableError(error);
  });
  await call('POST /admin/sign-in/passkey', { body: { challengeId: data.challengeId, response: { ...response }, challenge } });
}

/**
 * Creates a passkey for the back office on this device.
 * @throws Error with the message to show
 */
export async function makePasskey({ password, name }: { password: string; name: string }): Promise<void> {
  const { data } = await call('POST /admin/me/passkeys/options', { body: { origin: location.origin, password } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: data.options }).catch((error: unknown) => {
    throw toReadableError(error);
  });
  await call('POST /admin/me/passkeys', { body: { challengeId: data.challengeId, response: { ...response }, name } });
}
