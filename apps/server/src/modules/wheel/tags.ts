/** Makes all processes reload the wheels. No response has this tag. See platform/tags/tag-drops.ts. */
export const wheelsTag = 'wheels';

/** The tag of every page of a country, because the footer shows whether there is a wheel. */
export const getWheelTag = (countryId: number): string => `wheel:${countryId}`;
