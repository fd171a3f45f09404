import { notFound } from '#lib/or-not-found.ts';

/** Handles unknown addresses of the portal. */
export const loader = () => notFound();

export default function UnknownAffiliatePage() {
  return null;
}
