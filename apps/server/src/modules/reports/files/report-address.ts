/** The settings that the URL of a report contains. */
export interface AddressedSettings {
  period: string;
  from?: string | undefined;
  until?: string | undefined;
  compare: string;
  groupBy: string;
  countryId?: number | undefined;
  categoryId?: number | undefined;
  brandId?: number | undefined;
  sort: string;
  order: string;
  isUnsold: boolean;
}

/** Returns the path of a report with settings, without `/admin`. */
export function buildReportPath(kind: string, { isUnsold, ...settings }: AddressedSettings, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>({ ...settings, isUnsold: isUnsold ? 'true' : '', ...more }))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return `/reports/${kind}?${query.toString()}`;
}
