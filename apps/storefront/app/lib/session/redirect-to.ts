import { redirect, redirectDocument } from 'react-router';

/**
 * Returns a redirect. An absolute address is a full page load, even within this shop; a relative one
 * is followed by the router.
 */
export const redirectBySize = (address: string, init?: number | ResponseInit): Response =>
  /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? redirectDocument(address, init) : redirect(address, init);
