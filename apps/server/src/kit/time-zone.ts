/** Areas of the IANA database. Other names that JavaScript accepts are abbreviations or non-IANA names, which PostgreSQL rejects or misinterprets. */
const area = /^(?:UTC$|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/)/;

/** Returns whether a name is an IANA time zone such as `Asia/Dhaka`, or `UTC`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return area.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
};
