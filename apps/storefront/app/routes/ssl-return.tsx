import { notFound } from '#lib/or-not-found.ts';

export const loader = () => notFound();

export default function NotBuiltPage() {
  return null;
}
