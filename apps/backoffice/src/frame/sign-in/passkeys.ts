import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyOptions } from '@selvedge/server/contract';
import { call } from '../call.ts';

/** A browser says no by names of WebAuthn's own (https://www.w3.org/TR/webauthn-3/). */
const sentences: Record<string, string> = {
  InvalidStateError: 'This device holds a passkey of yours for the back office already',
  NotAllowedError: 'No passkey was chosen',
  AbortError: 'No passkey was chosen',
};

const inWords = (error: unknown): Error =>
  new Error(sentences[error instanceof Error ? error.name : ''] ?? 'This device could not use a passkey here', { cause: error });

/** Whether this browser knows of passkeys at all; only secure origins do. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/**
 * Signs in by a passkey: alone, or after a password.
 * @param challenge what the password was answered with
 * @throws Error with a sentence
 */
export async function enterByPasskey(challenge?: string): Promise<void> {
  const { data } = await call<PasskeyOptions>('sign-in/passkey/options', { method: 'POST', body: { origin: location.origin } });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw inWords(error);
  });
  await call('sign-in/passkey', { method: 'POST', body: { challengeId: data.challengeId, response, challenge } });
}

/**
 * Makes a passkey on this device that opens the back office.
 * @throws Error with a sentence
 */
export async function makePasskey({ password, name }: { password: string; name: string }): Promise<void> {
  const { data } = await call<PasskeyOptions>('me/passkeys/options', { method: 'POST', body: { origin: location.origin, password } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw inWords(error);
  });
  await call('me/passkeys', { method: 'POST', body: { challengeId: data.challengeId, response, name } });
}
