/**
 * A life is one table: for each state the moves that leave it, and where each leads.
 * Anything not listed is refused.
 */
export type Life<State extends string, Move extends string> = Readonly<Record<State, Readonly<Partial<Record<Move, State>>>>>;

/** @returns where the move leads, or undefined if it is not allowed from there */
export const moved = <State extends string, Move extends string>(life: Life<State, Move>, from: State, move: Move): State | undefined =>
  life[from][move];
