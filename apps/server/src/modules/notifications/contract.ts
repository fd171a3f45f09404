import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';

/** A request for a notice when a variant is back in stock. */
export const newStockNoticeSchema = z
  .object({ email: textField.max(254), variantId: z.int32().positive(), countryId: idField, languageId: languageIdField.default(1) })
  .openapi('NewStockNotice');
export type NewStockNotice = z.infer<typeof newStockNoticeSchema>;

export const stockNoticeLinkSchema = z.object({ token: textField.min(1).max(200) }).openapi('StockNoticeLink');
