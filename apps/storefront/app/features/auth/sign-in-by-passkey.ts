import type { PasskeyOptions } from '@selvedge/server/contract';
import { askPasskey } from '#lib/passkeys.ts';

/** Why nobody was signed in: an error's code, or `cancelled`. */
export interface PasskeyRefused {
  code: string;
  params?: Readonly<Record<string, unknown>>;
}

/** The browser's two steps: ask the shop for a challenge, and answer it with the passkey. @returns where to go */
export async function signInByPasskey(address: string, returnTo: string | null): Promise<{ to: string } | PasskeyRefused> {
  const asked = await sent<PasskeyOptions>(address, { intent: 'options' });
  if ('code' in asked) return asked;
  const answer = await askPasskey(asked);
  if ('refusal' in answer) return { code: answer.refusal === 'cancelled' ? 'cancelled' : 'PasskeyFailed' };
  return sent<{ to: string }>(address, { intent: 'sign-in', ...answer, returnTo });
}

async function sent<Answer extends object>(address: string, body: object): Promise<Answer | PasskeyRefused> {
  try {
    const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return (await response.json()) as Answer | PasskeyRefused;
  } catch {
    return { code: 'NetworkError' };
  }
}
