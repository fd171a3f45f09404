/** Who changed what in the back office. */
export { forgetFacts } from './forget-facts.ts';
export { lastChangeOf } from './last-change-of.ts';
export { listChanges, readChange } from './list-changes.ts';
export { recordChange, type Change } from './record-change.ts';
