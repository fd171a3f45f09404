/** Draws a light warm-grey backdrop, brighter near the lamp. */
export function backdrop(prefix: string, width: number, height: number): { defs: string; body: string } {
  return {
    defs:
      `<linearGradient id="${prefix}paper" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#f1efec"/><stop offset="0.55" stop-color="#eae7e3"/><stop offset="1" stop-color="#dfdbd6"/></linearGradient>` +
      `<radialGradient id="${prefix}lamp" cx="0.4" cy="0.36" r="0.72"><stop offset="0" stop-color="#fbfaf8" stop-opacity="0.75"/><stop offset="0.6" stop-color="#f3f1ee" stop-opacity="0.25"/><stop offset="1" stop-color="#d6d1cb" stop-opacity="0.22"/></radialGradient>`,
    body: `<rect width="${width}" height="${height}" fill="url(#${prefix}paper)"/><rect width="${width}" height="${height}" fill="url(#${prefix}lamp)"/>`,
  };
}
