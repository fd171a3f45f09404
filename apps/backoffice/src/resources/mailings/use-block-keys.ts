import { useState } from 'react';

let lastKey = 0;
const createKeys = (count: number): number[] => Array.from({ length: count }, () => (lastKey += 1));

/** Returns a key for each block that stays with the block when it moves, because blocks have no id. */
export function useBlockKeys(count: number) {
  const [stored, setKeys] = useState<number[]>(() => createKeys(count));
  let keys = stored;
  if (stored.length !== count) {
    keys = [...stored.slice(0, count), ...createKeys(Math.max(0, count - stored.length))];
    setKeys(keys);
  }
  return {
    keys,
    moveKey: (from: number, to: number) => setKeys(keys.map((key, index) => (index === from ? keys[to] : index === to ? keys[from] : key) ?? key)),
    removeKey: (index: number) => setKeys(keys.filter((_, place) => place !== index)),
  };
}
