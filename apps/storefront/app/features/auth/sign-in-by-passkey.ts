import type { PasskeyRequest } from '@selvedge/server/contract';
import { askPasskey } from '#lib/passkeys.ts';

/** The reason why the sign-in failed: an error code, or `cancelled`. */
export interface PasskeyFailure {
  code: string;
  params?: Readonly<Record<string, unknown>>;
}

/** Requests a challenge and answers it with the passkey. @returns the address to open next, or the reason for a failure */
export async function signInByPasskey(address: string, returnTo: string | null): Promise<{ to: string } | PasskeyFailure> {
  const options = await sendJson<PasskeyRequest>(address, { intent: 'options' });
  if ('code' in options) return options;
  const answer = await askPasskey(options);
  if ('refusal' in answer) return { code: answer.refusal === 'cancelled' ? 'cancelled' : 'PasskeyFailed' };
  return sendJson<{ to: string }>(address, { intent: 'sign-in', ...answer, returnTo });
}

async function sendJson<Answer extends object>(address: string, body: object): Promise<Answer | PasskeyFailure> {
  try {
    const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return (await response.json()) as Answer | PasskeyFailure;
  } catch {
    return { code: 'NetworkError' };
  }
}
