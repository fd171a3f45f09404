import { expect, test } from 'vitest';
import { limitSize, type SizedFile } from './size-limit.ts';

/** Files in a store that several processes share. */
function createStore() {
  const files = new Map<string, SizedFile>();
  const list = async function* () {
    yield* files.values();
    await Promise.resolve();
  };
  const store = { list, remove: (key: string) => Promise.resolve(void files.delete(key)) };
  const write = (key: string, size: number) => void files.set(key, { key, size, changedAt: new Date(files.size * 1000) });
  return { store, write, sum: () => [...files.values()].reduce((total, { size }) => total + size, 0) };
}

test('several processes that write to the same store together stay near the limit', async () => {
  const { store, write, sum } = createStore();
  const processes = Array.from({ length: 4 }, () => limitSize(store, 1000));
  for (let file = 0; file < 800; file += 1) {
    write(`file-${file}`, 10);
    await processes[file % processes.length]?.grew(10);
    expect(sum()).toBeLessThanOrEqual(1000 * 1.25);
  }
  expect(sum()).toBeGreaterThan(700);
});
