/** A table of states and transitions: for each state, the allowed transitions and the state that each leads to. */
export type Transitions<State extends string, Move extends string> = Readonly<Record<State, Readonly<Partial<Record<Move, State>>>>>;

/** @returns the next state, or undefined if the transition is not allowed in this state */
export const findNextState = <State extends string, Move extends string>(
  transitions: Transitions<State, Move>,
  from: State,
  move: Move,
): State | undefined => transitions[from][move];

/** Writes the code of a status or an operation as words for a message: `OUT_FOR_DELIVERY` is "out for delivery". */
export const toWords = (code: string): string => code.toLowerCase().replaceAll(/[_-]/g, ' ');
