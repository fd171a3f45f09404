import { InvalidInput } from '#kit/errors';
import type { PiecesLeft } from '#modules/fulfilment';
import { isOrigin, isSameOrigin } from '../amounts/split-withdrawal.ts';
import type { NewWithdrawal } from '../contract.ts';
import { buildPieceKey } from '../piece-key.ts';
import type { DeclaredPieces } from '../return-events.ts';

/**
 * Returns whether a withdrawal from pieces needs the statement that their hygiene seal is intact: the right of withdrawal ends when the
 * customer breaks the seal after delivery (Directive 2011/83/EU, Art. 16(e)).
 */
export const needsSealStatement = ({ line, arrived }: Pick<PiecesLeft, 'line' | 'arrived'>): boolean => line.isHygiene && arrived > 0;

interface Statements extends Pick<NewWithdrawal, 'sealed'> {
  pieces: readonly PiecesLeft[];
}

const isSealNeeded = (piece: DeclaredPieces, pieces: readonly PiecesLeft[]): boolean =>
  pieces.some((part) => isOrigin(part, piece) && needsSealStatement(part));

/** Returns whether the customer states that the seal of pieces is intact. */
export const isStatedIntact = (piece: Pick<DeclaredPieces, 'orderLineId' | 'shipmentItemId'>, sealed: NewWithdrawal['sealed'] = []): boolean =>
  sealed.some(({ lineId, shipmentItemId }) => isSameOrigin({ orderLineId: lineId, shipmentItemId }, piece));

/** Returns the customer's statement about the seal of delivered pieces; null: none is needed, or there is none. */
export const findSealStatement = (piece: DeclaredPieces, { sealed, pieces }: Statements): true | null =>
  isSealNeeded(piece, pieces) && isStatedIntact(piece, sealed) ? true : null;

/** @param arrived the delivered pieces of a withdrawal @throws InvalidInput by field: `items.{key}.sealed` */
export function assertSealsIntact(arrived: readonly DeclaredPieces[], { sealed, pieces }: Statements): void {
  const unstated = arrived.filter((piece) => isSealNeeded(piece, pieces) && !isStatedIntact(piece, sealed));
  const issues = unstated.map(({ orderLineId: lineId, shipmentItemId }) => ({
    field: `items.${buildPieceKey({ lineId, shipmentItemId })}.sealed`,
    code: 'sealed',
  }));
  if (issues.length > 0) throw new InvalidInput(issues);
}
