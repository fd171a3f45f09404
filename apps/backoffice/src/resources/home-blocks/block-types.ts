import type { StaffHomeBlockRow } from '@selvedge/server/admin/content';

type BlockType = StaffHomeBlockRow['type'];

export const typeNames: Readonly<Record<BlockType, string>> = {
  HEADER_CONTENT: 'Line above all else',
  HOME_SLIDER: 'Slide of the home page',
  BLOG_SLIDER: 'Slide of the blog',
  MAIN_BANNER: 'Banner',
  HOME_CATEGORY_BANNER: 'Category with a picture',
  PRODUCT_ROW: 'Row of products',
  INSTAGRAM: 'Small picture (Instagram)',
  PARTNER: 'Partner',
  YOUTUBE: 'Film (YouTube)',
  HELP_BANNER: 'Help & Support Center',
};

export const typeChoices = Object.entries(typeNames).map(([id, name]) => ({ id, name }));
