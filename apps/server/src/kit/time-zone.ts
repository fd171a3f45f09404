/** Tells whether a name is an IANA time zone that this system knows. Offsets such as `+02:00` are none: PostgreSQL reads them the other way round. */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
};
