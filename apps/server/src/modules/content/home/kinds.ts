import { z } from '@hono/zod-openapi';
import { isAddress } from '../own-address.ts';

const link = z
  .string()
  .trim()
  .max(500)
  .default('')
  .refine((address) => address === '' || isAddress(address), {
    params: { code: 'address' },
    message: 'A path of the shop such as /size-guides, or an address that begins with https://',
  });
/** The part of a picture's width that matters, in percent from the left: a narrow screen shows it. */
const focus = z.int().min(0).max(100).default(50);
const id = z.int().positive().nullable().default(null);

/** Where a row's products come from. Of a collection or category there is an id. */
export const rowSources = ['newest', 'reduced', 'popular', 'collection', 'category'] as const;
export type RowSource = (typeof rowSources)[number];

interface Kind {
  /** What a block of it has besides texts and picture. */
  settings: z.ZodObject;
  picture: 'required' | 'optional' | 'none';
  /** It has nothing else to be called by. */
  needsTitle: boolean;
}

const kind = (settings: z.ZodObject, picture: Kind['picture'] = 'required', needsTitle = true): Kind => ({ settings, picture, needsTitle });

/** Every kind of block, by the name that the calls of the specification know it by. */
const kinds = {
  HEADER_CONTENT: kind(z.object({ link }), 'none'),
  HOME_SLIDER: kind(z.object({ link, focus })),
  BLOG_SLIDER: kind(z.object({ link, focus })),
  MAIN_BANNER: kind(z.object({ link, focus })),
  // Called as its category, and so is the link.
  HOME_CATEGORY_BANNER: kind(z.object({ categoryId: z.int().positive(), focus }), 'required', false),
  PRODUCT_ROW: kind(z.object({ source: z.enum(rowSources), targetId: id, take: z.int().min(2).max(12).default(8), link }), 'none'),
  INSTAGRAM: kind(z.object({ link, focus })),
  PARTNER: kind(z.object({ link })),
  YOUTUBE: kind(z.object({ videoId: z.string().regex(/^[\w-]{11}$/, 'The eleven letters of the video’s address after v=') })),
  HELP_BANNER: kind(z.object({ link, focus }), 'optional'),
} as const satisfies Record<string, Kind>;

export const blockTypes = Object.keys(kinds) as [BlockType, ...BlockType[]];
export type BlockType = keyof typeof kinds;
export const kindOf = (type: BlockType): Kind => kinds[type];

/** All that the settings of any kind have. */
export interface BlockSettings {
  link?: string;
  focus?: number;
  categoryId?: number;
  source?: RowSource;
  targetId?: number | null;
  take?: number;
  videoId?: string;
}
