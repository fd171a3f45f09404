/** No answer carries it: it tells all processes to read the wheels anew. See platform/tag-drops.ts. */
export const wheelsTag = 'wheels';

/** Whether a country has a wheel stands in the foot of each of its pages. */
export const wheelOf = (countryId: number): string => `wheel:${countryId}`;
