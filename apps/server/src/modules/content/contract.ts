import { z } from '@hono/zod-openapi';

const link = {
  label: z.string(),
  href: z.string().openapi({ description: 'A path of the shop without language, or https' }),
};

export const menuLinkSchema = z.object({ ...link, children: z.array(z.object(link)) }).openapi('MenuLink');
export type MenuLink = z.infer<typeof menuLinkSchema>;

/** A merchant's own links, beside the categories in the bar and in the footer. */
export const menusSchema = z.object({ header: z.array(menuLinkSchema), footer: z.array(menuLinkSchema) }).openapi('Menus');
export type Menus = z.infer<typeof menusSchema>;
