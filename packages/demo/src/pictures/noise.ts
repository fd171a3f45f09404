function lattice(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822519);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2147483648 - 1;
}

function ease(part: number): number {
  return part * part * part * (part * (part * 6 - 15) + 10);
}

/** Returns smooth value noise between −1 and 1, one feature per unit of x and y. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = lattice(left, top, seed) * (1 - across) + lattice(left + 1, top, seed) * across;
  const lower = lattice(left, top + 1, seed) * (1 - across) + lattice(left + 1, top + 1, seed) * across;
  return upper * (1 - down) + lower * down;
}

function wrap(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** Returns the same noise, repeating after `columns` × `rows`, for seamless tiles. */
export function tilingNoise(x: number, y: number, columns: number, rows: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const west = wrap(left, columns);
  const east = wrap(left + 1, columns);
  const north = wrap(top, rows);
  const south = wrap(top + 1, rows);
  const upper = lattice(west, north, seed) * (1 - across) + lattice(east, north, seed) * across;
  const lower = lattice(west, south, seed) * (1 - across) + lattice(east, south, seed) * across;
  return upper * (1 - down) + lower * down;
}
