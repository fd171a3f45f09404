/** Tag of the public list of sellers and stories: see platform/tags/tag-drops.ts. */
export const sellersTag = 'sellers';
