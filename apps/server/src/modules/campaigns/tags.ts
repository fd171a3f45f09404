/** All campaigns: see platform/tag-drops.ts. */
export const campaignsTag = 'campaigns';
