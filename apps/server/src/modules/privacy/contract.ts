import { z } from '@hono/zod-openapi';

const kinds = ['export', 'erasure'] as const;
export type DataRequestKind = (typeof kinds)[number];
const statuses = ['waiting', 'requested', 'ready', 'done', 'expired'] as const;
export type DataRequestStatus = (typeof statuses)[number];

/** In which shop and language it is asked, and mailed. */
const asked = { countryId: z.int().positive(), languageId: z.int().positive() };

export const newExportSchema = z.object(asked).openapi('NewDataExport');
/** The password again: somebody else at an open screen must not end an account. */
export const newErasureSchema = z.object({ ...asked, password: z.string().max(200) }).openapi('NewErasure');

/** What becomes of it: an affiliate who is owed something, or owes it, is settled with first. */
export const erasureSchema = z.object({ isWaiting: z.boolean() }).openapi('Erasure');
export type Erasure = z.infer<typeof erasureSchema>;

export const dataRequestSchema = z
  .object({
    id: z.string(),
    kind: z.enum(kinds),
    status: z.enum(statuses),
    requestedAt: z.string(),
    /** Until when the file can be had. */
    expiresAt: z.string().nullable(),
  })
  .openapi('DataRequest');
export type DataRequest = z.infer<typeof dataRequestSchema>;
