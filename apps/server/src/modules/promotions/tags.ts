/** The discount goals of all countries: see platform/tag-drops.ts. */
export const goalsTag = 'goals';
