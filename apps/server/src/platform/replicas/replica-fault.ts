import { findSqlState } from '../transaction.ts';

/** Why a statement failed because of its replica, and not because of the statement. */
type ReplicaFault = 'connection' | 'busy' | 'conflict' | 'read_only';

/**
 * States after which a replica is not used: connection lost (08), resources (53), the server shuts down or starts (57P), the login is refused (28),
 * system and data errors (58, XX).
 */
const CONNECTION_STATES = /^(08|28|53|57P0|58|XX)/;
/** A standby cancels a statement that conflicts with replay with these states. */
const CONFLICT_STATES = new Set(['40001', '40P01', '57P04']);
const READ_ONLY_STATE = '25006';
/** The error of a pool whose connections are all in use. The replica itself may be in order. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect';

/** @returns undefined if the primary would fail in the same way */
export function findReplicaFault(error: unknown): ReplicaFault | undefined {
  if (isPoolFull(error)) return 'busy';
  const state = findSqlState(error);
  // Without a state, the error is not from PostgreSQL: the connection could not be opened, or was lost. Codes such as EPIPE also have five letters.
  if (state === undefined || /^E[A-Z]{4}$/.test(state)) return 'connection';
  if (state === READ_ONLY_STATE) return 'read_only';
  if (CONFLICT_STATES.has(state)) return 'conflict';
  return CONNECTION_STATES.test(state) ? 'connection' : undefined;
}

const isPoolFull = (error: unknown): boolean => error instanceof Error && (error.message === POOL_IS_FULL || isPoolFull(error.cause));

/** Words that make a statement a write, or need the primary. Data-modifying `with` contains one of the first three. */
const WRITES =
  /\b(insert\s+into|update\s+[\w".]+\s+set|delete\s+from|merge\s+into|nextval|setval|pg_notify)\b|\bfor\s+(no\s+key\s+)?(update|share)\b/i;

/** Returns whether a statement only reads. */
export const isReadStatement = (text: string): boolean => /^[\s(]*(select|with|values|show)\b/i.test(text) && !WRITES.test(text);
