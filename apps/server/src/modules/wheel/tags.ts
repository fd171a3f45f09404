/** The wheels of all countries: see platform/tag-drops.ts. */
export const wheelsTag = 'wheels';
