import type { ReturnItem } from '@selvedge/server/contract';

/** `Briefs, Navy, M` */
export const formatPiece = ({ name, color, size }: Pick<ReturnItem, 'name' | 'color' | 'size'>): string =>
  [name, color, size].filter((part) => part !== '').join(', ');
