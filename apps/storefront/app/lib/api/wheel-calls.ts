import type { ShownWheel, SpinAnswer, SpinsOfToday } from '@selvedge/server/contract';

type Query = Readonly<Record<string, string | number | undefined>>;

/** The parts of the API client that these calls use. */
interface Caller {
  // The client’s `call`, whose result type is given at each call.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  call: <Data>(method: string, path: string, options?: { query?: Query; body?: unknown; more?: Record<string, string> }) => Promise<{ data: Data }>;
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  countryId: number;
  languageId: number;
}

/** Calls of the prize wheel. */
export const wheelCalls = ({ call, get, countryId, languageId }: Caller) => ({
  /** Null: the country has no wheel at present. */
  wheel: () => get<ShownWheel | null>('wheel', { countryId }),
  /** @param visitor the secret that identifies the browser */
  spinsOfToday: async (visitor: string) =>
    (await call<SpinsOfToday>('GET', 'wheel/spins', { query: { countryId }, more: { 'wheel-visitor': visitor } })).data,
  spin: async ({ email, visitor, attempt }: { email: string; visitor: string; attempt: string }) =>
    (
      await call<SpinAnswer>('POST', 'wheel/spins', {
        body: { email, countryId, languageId },
        more: { 'wheel-visitor': visitor, 'idempotency-key': attempt },
      })
    ).data,
});
