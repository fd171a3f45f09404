/** The cache tag of all campaigns: see platform/tags/tag-drops.ts. */
export const campaignsTag = 'campaigns';
