/** Returns the headers with which email programs offer to stop these emails with one click (RFC 8058). @param url receives their POST request */
export const buildOneClickHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
