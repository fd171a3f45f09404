/** One mailbox as it is typed: no spaces, no display name, nothing unseen, a domain with a dot in it. */
const email = /^[^\s\p{C}@<>()[\],;:"\\]{1,64}@(?:[^\s\p{C}@<>()[\],;:"\\.]+\.)+[^\s\p{C}@<>()[\],;:"\\.\d]{2,}$/u;

/** Whether a text can be an e-mail address, of at most 254 characters (RFC 5321). */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text);
