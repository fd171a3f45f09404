import { findNextState, type Transitions } from '#kit/transitions';
import type { MailingState } from '../contract.ts';
import { MailingLocked } from '../errors.ts';

type Move = 'schedule' | 'start' | 'finish' | 'cancel';

/** A cancelled mailing is not sent again, because a part of its subscribers may have received it. Staff duplicate it instead. */
const transitions: Transitions<MailingState, Move> = {
  draft: { schedule: 'scheduled' },
  scheduled: { start: 'sending', cancel: 'cancelled' },
  sending: { finish: 'sent', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
};

/** Returns the state after a move. @throws MailingLocked if the move is not allowed */
export function getNextMailingState(from: MailingState, move: Move): MailingState {
  const next = findNextState(transitions, from, move);
  if (!next) throw new MailingLocked(from);
  return next;
}
