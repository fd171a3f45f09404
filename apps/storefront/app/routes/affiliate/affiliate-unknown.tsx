import { notFound } from '#lib/api/or-not-found.ts';

/** Handles unknown addresses of the portal. */
export const loader = () => notFound();

export default function UnknownAffiliatePage() {
  return null;
}
