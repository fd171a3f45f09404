/** Makes all processes reload the wheels; no response carries it. See platform/tags/tag-drops.ts. */
export const wheelsTag = 'wheels';

/** Carried by every page of a country, because its footer shows whether there is a wheel. */
export const getWheelTag = (countryId: number): string => `wheel:${countryId}`;
