import { redirect, redirectDocument } from 'react-router';

/**
 * A redirect as routes and their guards answer with: an absolute address is left for by a full load, even one of this shop;
 * a relative one is followed inside.
 */
export const redirectTo = (address: string, init?: number | ResponseInit): Response =>
  /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? redirectDocument(address, init) : redirect(address, init);
