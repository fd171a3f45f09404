/** E-mails are compared without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
