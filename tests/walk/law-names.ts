interface Law {
  readonly [key: string]: unknown;
}

const data = '../../apps/server/src/modules/countries/data/';
const { laws } = (await import(new URL(`${data}laws.ts`, import.meta.url).href)) as { laws: Readonly<Record<string, Law>> };

const { allDemoLawTexts } = (await import(new URL(`${data}demo-law.ts`, import.meta.url).href)) as { allDemoLawTexts: ReadonlySet<string> };

/**
 * The names and addresses of laws and authorities, real and of the demo. The legal pages show them in the language of the country, whatever the
 * language of the page.
 */
export const lawNames: ReadonlySet<string> = new Set(
  [...Object.values(laws).flatMap((law) => Object.values(law)), ...allDemoLawTexts]
    .filter((name) => typeof name === 'string' && name !== '')
    .flatMap((name) => String(name).split('\n'))
    .map((name) => name.replace(/^https?:\/\//, '')),
);
