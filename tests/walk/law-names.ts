interface Law {
  readonly [key: string]: unknown;
}

const file = new URL('../../apps/server/src/modules/countries/data/laws.ts', import.meta.url).href;
const { laws } = (await import(file)) as { laws: Readonly<Record<string, Law>> };

/** What laws and authorities call themselves, and where these are found: it stands on the legal pages of every language as it is. */
export const lawNames: ReadonlySet<string> = new Set(
  Object.values(laws)
    .flatMap((law) => Object.values(law))
    .filter((name) => typeof name === 'string' && name !== '')
    .map((name) => String(name).replace(/^https?:\/\//, '')),
);
