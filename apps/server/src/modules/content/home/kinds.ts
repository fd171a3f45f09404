import { z } from '@hono/zod-openapi';
import type { LinkTarget } from '../links/link-target.ts';
import { isLinkAddress } from '../is-link-address.ts';

const link = z
  .string()
  .trim()
  .max(500)
  .default('')
  .refine((address) => address === '' || isLinkAddress(address), {
    params: { code: 'address' },
    message: 'Enter a path of the shop such as /size-guides or a URL that starts with https://',
  });
/**
 * The horizontal focal point of the image in this block, in percent from the left. Narrow screens show the part around it. Absent: the focal point
 * of the image, or the centre.
 */
const focus = z.int().min(0).max(100).optional();
const id = z.int().positive().nullable().default(null);

/** The sources of a product row. Collections and categories need an id. */
export const rowSources = ['newest', 'reduced', 'popular', 'collection', 'category'] as const;
export type RowSource = (typeof rowSources)[number];

interface Kind {
  /** The fields of a block besides texts and image. */
  settings: z.ZodObject;
  picture: 'required' | 'optional' | 'none';
  /** Whether the title is required, because the block has no other name. */
  needsTitle: boolean;
}

const defineKind = (settings: z.ZodObject, picture: Kind['picture'] = 'required', needsTitle = true): Kind => ({ settings, picture, needsTitle });

/** All kinds of blocks, with the names of the specification. */
const kinds = {
  HEADER_CONTENT: defineKind(z.object({ link }), 'none'),
  HOME_SLIDER: defineKind(z.object({ link, focus })),
  BLOG_SLIDER: defineKind(z.object({ link, focus })),
  MAIN_BANNER: defineKind(z.object({ link, focus })),
  // This kind uses the name and the link of its category.
  HOME_CATEGORY_BANNER: defineKind(z.object({ categoryId: z.int().positive(), focus }), 'required', false),
  PRODUCT_ROW: defineKind(z.object({ source: z.enum(rowSources), targetId: id, take: z.int().min(2).max(12).default(8), link }), 'none'),
  INSTAGRAM: defineKind(z.object({ link, focus })),
  PARTNER: defineKind(z.object({ link })),
  YOUTUBE: defineKind(z.object({ videoId: z.string().regex(/^[\w-]{11}$/, 'Enter the 11 characters after v= in the URL of the video') })),
  HELP_BANNER: defineKind(z.object({ link, focus }), 'optional'),
} as const satisfies Record<string, Kind>;

export const blockTypes = Object.keys(kinds) as [BlockType, ...BlockType[]];
export type BlockType = keyof typeof kinds;
export const getKind = (type: BlockType): Kind => kinds[type];

/** The settings of all kinds. */
export interface BlockSettings {
  link?: string;
  /** The target of the link, if the target is a stored record. */
  linkTo?: LinkTarget;
  focus?: number;
  categoryId?: number;
  source?: RowSource;
  targetId?: number | null;
  take?: number;
  videoId?: string;
}
