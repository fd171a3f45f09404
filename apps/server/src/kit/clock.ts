let read = (): Date => new Date();

/** Returns the current time. All code gets the time from this function, so that tests can set the clock instead of waiting. */
export const now = (): Date => read();

/** Sets the clock until the returned function is called. Tests use it, and the demo uses it to create past data before the shop opens. */
export function setClock(fixed: () => Date): () => void {
  read = fixed;
  return () => {
    read = () => new Date();
  };
}

/** @returns milliseconds */
export const minutes = (count: number): number => count * 60 * 1000;
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => count * 24 * 60 * 60 * 1000;
