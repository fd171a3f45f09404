import { notFound } from '#lib/or-not-found.ts';

/** Every address under the portal's that the map does not know. */
export const loader = () => notFound();

export default function UnknownAffiliatePage() {
  return null;
}
