import type { StarSums } from './card-document.ts';

/** Returns the average number of stars with one decimal. @param sums the sums of at least one review */
export const computeAverageStars = ({ count, starSum }: StarSums): number => Math.round((starSum / count) * 10) / 10;
