/**
 * A problem that the operator has to fix before the shop can start: a wrong setting, a folder in use. Its message consists of complete sentences for
 * the terminal. Entry points print the message without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
