import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';

const kinds = ['export', 'erasure'] as const;
export type DataRequestKind = (typeof kinds)[number];
const statuses = ['waiting', 'requested', 'ready', 'done', 'expired'] as const;
export type DataRequestStatus = (typeof statuses)[number];

/** Country and language of the request and its emails. */
const place = { countryId: idField, languageId: languageIdField };

export const newExportSchema = z.object(place).openapi('NewDataExport');
/** The password is required again, so that another person at an unlocked device cannot delete the account. */
export const newErasureSchema = z.object({ ...place, password: textField.max(200) }).openapi('NewErasure');

/** Whether the erasure waits until the balance of an affiliate is settled. */
export const erasureSchema = z.object({ isWaiting: z.boolean() }).openapi('Erasure');

export const dataRequestSchema = z
  .object({
    id: z.string(),
    kind: z.enum(kinds),
    status: z.enum(statuses),
    requestedAt: z.string(),
    /** When the file expires. */
    expiresAt: z.string().nullable(),
  })
  .openapi('DataRequest');
export type DataRequest = z.infer<typeof dataRequestSchema>;
