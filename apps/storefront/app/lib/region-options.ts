import { countryCodes, dialCodes } from './data/regions.ts';

export interface RegionOption {
  value: string;
  label: string;
}

export interface RegionOptions {
  /** Value: the dialling code in digits. */
  phoneCodes: RegionOption[];
  /** Value: ISO 3166-1 alpha-2. */
  countries: RegionOption[];
}

/**
 * The countries by their names in a language, in its own alphabet. Made on the server and sent along: a browser that
 * knows other names than Node does would show another list than the page came with.
 * @param own the shop's country: it leads both lists
 */
export function regionOptions(own: { code: string; phoneCode: string }, tag: string): RegionOptions {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const byName = new Intl.Collator(tag);
  const nameOf = (code: string): string => names.of(code) ?? code;
  const sorted = (codes: readonly string[]) => [...codes].filter((code) => code !== own.code).sort((a, b) => byName.compare(nameOf(a), nameOf(b)));
  const dials = new Map(dialCodes);
  const dialOption = (code: string, dial: string) => ({ value: dial, label: `+${dial} ${nameOf(code)}` });
  return {
    phoneCodes: [dialOption(own.code, own.phoneCode), ...sorted([...dials.keys()]).map((code) => dialOption(code, dials.get(code) ?? ''))],
    countries: [own.code, ...sorted(countryCodes)].map((code) => ({ value: code, label: nameOf(code) })),
  };
}
