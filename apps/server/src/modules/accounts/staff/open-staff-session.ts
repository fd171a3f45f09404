import { hours } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { openSession, type SignedIn, type Visit } from '../sign-in/open-session.ts';
import type { Challenged } from './second-factor-challenge.ts';

/** A working day, in ms. */
const sessionLifetime = hours(12);

/** Opens a back-office session after both factors. */
export const openStaffSession = (tx: Tx, { userId, userTypeId }: Challenged, visit: Visit, device: string | undefined): Promise<SignedIn> =>
  openSession(tx, { id: userId, userTypeId }, visit, { device, lasts: sessionLifetime });
