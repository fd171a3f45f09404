/** Normalises an email address for case-insensitive comparison. */
export const buildEmailKey = (email: string): string => email.trim().toLowerCase();
