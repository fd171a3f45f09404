interface Law {
  readonly [key: string]: unknown;
}

const file = new URL('../../apps/server/src/modules/countries/data/laws.ts', import.meta.url).href;
const { laws } = (await import(file)) as { laws: Readonly<Record<string, Law>> };

/** The names and addresses of laws and authorities, which the legal pages show untranslated in every language. */
export const lawNames: ReadonlySet<string> = new Set(
  Object.values(laws)
    .flatMap((law) => Object.values(law))
    .filter((name) => typeof name === 'string' && name !== '')
    .map((name) => String(name).replace(/^https?:\/\//, '')),
);
