import { z } from '@hono/zod-openapi';

const menu = z.enum(['header', 'footer']);

export const menuItemFormSchema = z
  .object({
    menu,
    parentId: z.int().nullable(),
    countryId: z.int().nullable().openapi({ description: 'Null: everywhere' }),
    kind: z.enum(['category', 'collection', 'brand', 'address']),
    targetId: z.int().nullable(),
    address: z.string().max(500).default(''),
    isActive: z.boolean(),
    texts: z.array(z.object({ languageId: z.int(), label: z.string().max(80) })).max(17),
  })
  .openapi('MenuItemForm');
export const menuItemRecordSchema = menuItemFormSchema.extend({ id: z.int(), revision: z.string() }).openapi('MenuItemRecord');
export const staffMenuItemSchema = menuItemFormSchema
  .omit({ texts: true })
  .extend({
    id: z.int(),
    position: z.int(),
    label: z.string(),
    href: z.string().nullable().openapi({ description: 'Null: what it leads to is hidden or gone, so the link is not shown' }),
  })
  .openapi('StaffMenuItem');
export type StaffMenuItemRow = z.infer<typeof staffMenuItemSchema>;

export const redirectFormSchema = z
  .object({
    countryId: z.int().nullable().openapi({ description: 'Null: on all hosts' }),
    fromPath: z.string().trim().min(1).max(500),
    toAddress: z.string().trim().min(1).max(1000),
    status: z.union([z.literal(301), z.literal(302)]),
  })
  .openapi('RedirectForm');
export const staffRedirectSchema = redirectFormSchema.extend({ id: z.int() }).openapi('StaffRedirect');
export type StaffRedirectRow = z.infer<typeof staffRedirectSchema>;
export const redirectRecordSchema = staffRedirectSchema.extend({ revision: z.string() }).openapi('RedirectRecord');

export const importedRedirectsSchema = z
  .object({
    saved: z.int(),
    unchanged: z.int(),
    problems: z.array(z.object({ line: z.int(), from: z.string(), message: z.string() })),
  })
  .openapi('ImportedRedirects');
export type ImportedRedirects = z.infer<typeof importedRedirectsSchema>;
