/** All sellers that are shown, with their stories: see platform/tag-drops.ts. */
export const sellersTag = 'sellers';
