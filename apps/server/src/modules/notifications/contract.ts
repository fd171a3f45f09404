import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';

/** A request for a notice when a variant is back in stock. */
export const newStockNoticeSchema = z
  .object({ email: z.string().max(254), variantId: z.int32().positive(), countryId: z.int().positive(), languageId: languageIdField })
  .openapi('NewStockNotice');
export type NewStockNotice = z.infer<typeof newStockNoticeSchema>;
