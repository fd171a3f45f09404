/** The calendar day that an instant falls on in a time zone, as an ISO date. */
export const dayIn = (timeZone: string, at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** Whether a row with these dates (ISO, inclusive) is in force on a day. */
export const isInForce = ({ validFrom, validUntil }: { validFrom: string; validUntil: string | null }, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil);
