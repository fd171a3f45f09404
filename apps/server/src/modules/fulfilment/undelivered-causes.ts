import { sql, type SQL } from 'drizzle-orm';

/** The first words of the causes of refunds and credit notes for pieces that are not delivered: cancelled lines, and lost or returned parcels. */
export const CANCELLED_LINES = 'lines';
export const UNDELIVERED_PARCEL = 'parcel';

/** Build SQL: whether a cause is that of a parcel, or of any pieces that are not delivered. */
export const isParcelCause = (cause: SQL): SQL => sql`split_part(${cause}, ' ', 1) = ${UNDELIVERED_PARCEL}`;
export const isUndeliveredCause = (cause: SQL): SQL => sql`split_part(${cause}, ' ', 1) in (${CANCELLED_LINES}, ${UNDELIVERED_PARCEL})`;
