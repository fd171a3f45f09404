import { hours } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { openSession, type SignedIn, type Visit } from '../open-session.ts';
import type { Challenged } from './second-factor-challenge.ts';

/** A working day, in ms. */
const lasts = hours(12);

/** Opens the back office for somebody who has shown both factors. */
export const openStaffSession = (tx: Tx, { userId, userTypeId }: Challenged, visit: Visit, device: string | undefined): Promise<SignedIn> =>
  openSession(tx, { id: userId, userTypeId }, visit, { device, lasts });
