/** Average reading speed in words per minute. */
const wordsPerMinute = 220;

/** @returns whole minutes, at least one */
export const readingTime = (markdown: string): number => Math.max(1, Math.round((markdown.match(/[\p{L}\p{N}]+/gu) ?? []).length / wordsPerMinute));
