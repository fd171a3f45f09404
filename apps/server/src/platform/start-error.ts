/**
 * A problem that the operator has to fix before the shop can start: a wrong setting, a folder in use. Its message consists of whole sentences for
 * the terminal; entry points print it without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
