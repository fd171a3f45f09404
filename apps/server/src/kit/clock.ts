let read = (): Date => new Date();

/** The time, for everything that needs it: tests set the clock instead of waiting. */
export const now = (): Date => read();

/** Sets the clock until the returned function is called. For tests, and for the demo's past, before the shop opens. */
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
