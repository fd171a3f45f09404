interface Law {
  readonly [key: string]: unknown;
}

const data = '../../apps/server/src/modules/countries/data/';
const { laws } = (await import(new URL(`${data}laws.ts`, import.meta.url).href)) as { laws: Readonly<Record<string, Law>> };

const demo = (await import(new URL(`${data}demo-law.ts`, import.meta.url).href)) as { demoLawWords: Law };

/** The names and addresses of laws and authorities, real and of the demo, which the legal pages show untranslated in every language. */
export const lawNames: ReadonlySet<string> = new Set(
  [...Object.values(laws), demo.demoLawWords]
    .flatMap((law) => Object.values(law))
    .filter((name) => typeof name === 'string' && name !== '')
    .flatMap((name) => String(name).split('\n'))
    .map((name) => name.replace(/^https?:\/\//, '')),
);
