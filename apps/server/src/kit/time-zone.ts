/** Areas of the IANA database. Other names that JavaScript knows are abbreviations or of other systems: PostgreSQL refuses or misreads them. */
const area = /^(?:UTC$|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/)/;

/** Tells whether a name is an IANA time zone such as `Asia/Dhaka`, or `UTC`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return area.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
};
