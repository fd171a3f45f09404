import type { TranslateMail } from '../mail-texts.ts';

/** The pieces of a return or a withdrawal in an email. */
export interface ReturnedPiece {
  name: string;
  color: string;
  size: string;
  quantity: number;
  /** Whether the customer states that the hygiene seal is intact. */
  isSealed: boolean;
}

/** `1 × Briefs, Navy, M (hygiene seal intact)` */
export function formatReturnedPiece({ name, color, size, quantity, isSealed }: ReturnedPiece, t: TranslateMail): string {
  const piece = `${quantity} × ${[name, color, size].filter((part) => part !== '').join(', ')}`;
  return isSealed ? `${piece} (${t('returns.sealed')})` : piece;
}
