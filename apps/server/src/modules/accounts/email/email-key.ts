/** Normalises an email address for case-insensitive comparison. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
