import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Measure } from '@selvedge/server/contract';

export const measureNames: Record<Measure, MessageDescriptor> = {
  chest: msg`Chest`,
  underbust: msg`Underbust`,
  waist: msg`Waist`,
  hip: msg`Hips`,
  inseam: msg`Inside leg`,
  height: msg`Height`,
  foot: msg`Foot length`,
};

/** How to take each measure (after EN 13402-1). */
export const measureInstructions: Record<Measure, MessageDescriptor> = {
  chest: msg`Around the fullest part, under the arms, keeping the tape level.`,
  underbust: msg`Around the ribs just below the bust, with the tape snug but not tight.`,
  waist: msg`Around the narrowest part, just above the navel. Breathe out first.`,
  hip: msg`Around the fullest part of your bottom, with your feet together.`,
  inseam: msg`Along the inside of the leg, from crotch to ankle.`,
  height: msg`From the top of the head to the floor, without shoes, against a wall.`,
  foot: msg`From the heel to the longest toe, standing up.`,
};
