import { countryCodes, dialCodes } from '../data/regions.ts';

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
 * Returns the countries by name in a language, sorted by its alphabet. Must run on the server: a browser may
 * have other names than Node, which would change the list during hydration.
 * @param own the shop's country, which is first in both lists
 */
export function loadRegionOptions(own: { code: string; phoneCode: string }, tag: string): RegionOptions {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const byName = new Intl.Collator(tag);
  const getRegionName = (code: string): string => names.of(code) ?? code;
  const sortRegions = (codes: readonly string[]) =>
    [...codes].filter((code) => code !== own.code).sort((a, b) => byName.compare(getRegionName(a), getRegionName(b)));
  const dials = new Map(dialCodes);
  const buildDialOption = (code: string, dial: string) => ({ value: dial, label: `+${dial} ${getRegionName(code)}` });
  return {
    phoneCodes: [
      buildDialOption(own.code, own.phoneCode),
      ...sortRegions([...dials.keys()]).map((code) => buildDialOption(code, dials.get(code) ?? '')),
    ],
    countries: [own.code, ...sortRegions(countryCodes)].map((code) => ({ value: code, label: getRegionName(code) })),
  };
}
