/**
 * Something the operator has to mend before the shop can start: a wrong setting, a folder in use.
 * Its message is whole sentences for the terminal; entries print it without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
