/** An email address as users type it: no spaces, no display name, no invisible characters, and a dot in the domain. */
const email = /^[^\s\p{C}@<>()[\],;:"\\]{1,64}@(?:[^\s\p{C}@<>()[\],;:"\\.]+\.)+[^\s\p{C}@<>()[\],;:"\\.\d]{2,}$/u;

/** Returns whether a text can be an email address of at most 254 characters (RFC 5321). */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text);
