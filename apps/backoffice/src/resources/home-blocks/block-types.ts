import type { AdminHomeBlockRow } from '@selvedge/server/admin/content';

type BlockType = AdminHomeBlockRow['type'];

export const typeNames: Readonly<Record<BlockType, string>> = {
  HEADER_CONTENT: 'Announcement bar',
  HOME_SLIDER: 'Home page slide',
  BLOG_SLIDER: 'Blog slide',
  MAIN_BANNER: 'Banner',
  HOME_CATEGORY_BANNER: 'Category banner',
  PRODUCT_ROW: 'Product row',
  INSTAGRAM: 'Instagram picture',
  PARTNER: 'Partner',
  YOUTUBE: 'YouTube video',
  HELP_BANNER: 'Help & Support Center',
};

export const typeChoices = Object.entries(typeNames).map(([id, name]) => ({ id, name }));
