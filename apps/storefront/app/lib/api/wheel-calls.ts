import type { Client } from './client.ts';

/** Calls of the prize wheel. */
export const createWheelCalls = ({ call, countryId, languageId }: Client) => ({
  /** Null: the country has no wheel at present. */
  wheel: () => call('GET /wheel', { query: { countryId } }),
  /** @param visitor the secret that identifies the browser */
  spinsOfToday: (visitor: string) => call('GET /wheel/spins', { query: { countryId }, header: { 'wheel-visitor': visitor } }),
  spin: ({ email, visitor, attempt }: { email: string; visitor: string; attempt: string }) =>
    call('POST /wheel/spins', {
      header: { 'wheel-visitor': visitor, 'idempotency-key': attempt },
      body: { email, countryId, languageId },
    }),
});
