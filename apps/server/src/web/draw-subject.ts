import { drawGarment } from '@selvedge/demo';
import type { Subject } from './media-drawing.ts';

/** @returns an SVG */
export const drawSubject = (subject: Subject): string => drawGarment(subject.garment);
