import { drawGarment, drawScene } from '@selvedge/demo';
import type { Subject } from './media-drawing.ts';

/** @returns an SVG */
export const drawSubject = (subject: Subject): string => ('scene' in subject ? drawScene(subject.scene) : drawGarment(subject.garment));
