import { drawGarment, drawScene } from '@selvedge/demo';
import type { Subject } from './image-renderer-process.ts';

/** Renders a subject. @returns an SVG */
export const drawSubject = (subject: Subject): string => ('scene' in subject ? drawScene(subject.scene) : drawGarment(subject.garment));
