/** The discount goals of all countries: see platform/tags/tag-drops.ts. */
export const goalsTag = 'goals';
