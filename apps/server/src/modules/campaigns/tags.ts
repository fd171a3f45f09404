/** The cache tag of all campaigns: see platform/tag-drops.ts. */
export const campaignsTag = 'campaigns';
