let read = (): Date => new Date();

/** The time, for everything that needs it: tests set the clock instead of waiting. */
export const now = (): Date => read();

/** Sets the clock until the returned function is called. For tests. */
export function setClock(fixed: () => Date): () => void {
  read = fixed;
  return () => {
    read = () => new Date();
  };
}

/** @returns milliseconds */
export const days = (count: number): number => count * 24 * 60 * 60 * 1000;
