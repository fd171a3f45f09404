import { linear } from '../colour.ts';
import type { Canvas } from './canvas.ts';

/** Paints a studio wall that is brightest behind the form and blends into the floor without an edge. */
export function paintBackdrop({ width, height, rgb }: Canvas, wall = '#f0eeea', far = '#d9d5cf'): void {
  const near = linear(wall);
  const dim = linear(far);
  const across = Float32Array.from({ length: width }, (_, x) => ((x / width - 0.44) * 0.9) ** 2);
  for (let y = 0; y < height; y += 1) {
    const down = ((y / height - 0.38) * 0.95) ** 2;
    const floor = Math.max(0, y / height - 0.86) * 1.1;
    for (let x = 0; x < width; x += 1) {
      const away = Math.min(1, ((across[x] ?? 0) + down) * 1.3225);
      const share = Math.min(1, away * 0.75 + floor);
      const index = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        rgb[index + channel] = (near[channel] ?? 0) + ((dim[channel] ?? 0) - (near[channel] ?? 0)) * share;
      }
    }
  }
}
