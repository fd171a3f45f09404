import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for some time. @param delay in ms */
export function useDelayed(value: string, delay: number): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delayed;
}
