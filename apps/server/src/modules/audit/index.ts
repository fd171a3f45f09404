/** The audit log: changes in the back office. */
export { deletePersonalValues } from './delete-personal-values.ts';
export { findActor } from './find-actor.ts';
export { findLastChange } from './find-last-change.ts';
export { listChanges, readChange } from './list-changes.ts';
export { recordChange, type Change } from './record-change.ts';
