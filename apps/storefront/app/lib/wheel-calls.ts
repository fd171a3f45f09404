import type { ShownWheel, SpinAnswer, SpinsOfToday } from '@selvedge/server/contract';

type Query = Readonly<Record<string, string | number | undefined>>;

/** What of the API's client these calls are made of. */
interface Caller {
  // The client’s own, which says at each call what it answers.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  call: <Data>(method: string, path: string, options?: { query?: Query; body?: unknown; more?: Record<string, string> }) => Promise<{ data: Data }>;
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  countryId: number;
  languageId: number;
}

/** What the wheel's page asks. */
export const wheelCalls = ({ call, get, countryId, languageId }: Caller) => ({
  /** Null: this country has none at present. */
  wheel: () => get<ShownWheel | null>('wheel', { countryId }),
  /** @param visitor the secret that the browser is known by */
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
