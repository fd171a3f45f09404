import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface CareGroup {
  /** The id of the group on the page. */
  id: string;
  /** The symbol that represents the group. */
  sign: string;
  name: MessageDescriptor;
  intro: MessageDescriptor;
  /** Code, meaning, and a name if no product of the shop can have the symbol. */
  symbols: readonly (readonly [code: string, meaning: MessageDescriptor, name?: MessageDescriptor])[];
}

/** The care symbols in the order of ISO 3758, as on labels: washing, bleaching, drying, ironing, professional care. */
export const careGroups: readonly CareGroup[] = [
  {
    id: 'washing',
    sign: 'wash-40',
    name: msg`Washing`,
    intro: msg`The tub. Its figure is the hottest that the water may be; a cooler wash is always allowed. A bar below it means less spinning and a drum that is only half full.`,
    symbols: [
      ['wash-30', msg`A normal cycle at 30 °C at most. Enough for most of what we sell.`],
      ['wash-30-gentle', msg`The cycle for delicates at 30 °C at most, with little spinning.`, msg`Gentle machine wash at 30 °C`],
      ['wash-40', msg`A normal cycle at 40 °C at most: cotton and linen that were worn on the skin.`],
      ['wash-40-gentle', msg`The cycle for easy-care fabrics at 40 °C at most, with less spinning.`, msg`Gentle machine wash at 40 °C`],
      ['wash-60', msg`A normal cycle at 60 °C at most: underwear, bed linen and towels.`],
      ['hand-wash', msg`In lukewarm water of 40 °C at most, without rubbing or wringing. Many machines have a cycle that does it.`],
      ['do-not-wash', msg`Water harms it. Air it well, and leave stains to a cleaner.`],
    ],
  },
  {
    id: 'bleaching',
    sign: 'bleach',
    name: msg`Bleaching`,
    intro: msg`The triangle. Stain removers and many powders for white laundry bleach too: look at the packet.`,
    symbols: [
      ['bleach', msg`Bleach with chlorine or with oxygen will do.`, msg`Any bleach`],
      ['bleach-oxygen', msg`Bleach with oxygen only, as most stain removers have it.`, msg`Bleach without chlorine only`],
      ['do-not-bleach', msg`No bleach, and a detergent for colours instead of one for whites.`],
    ],
  },
  {
    id: 'drying',
    sign: 'tumble-low',
    name: msg`Drying`,
    intro: msg`The square. With a circle in it, it speaks of the tumble dryer; with a line, of drying in the air.`,
    symbols: [
      ['tumble-low', msg`The dryer’s cool setting, 60 °C at most. Take it out while it is a little damp.`],
      ['tumble-medium', msg`The dryer’s usual setting, 80 °C at most.`, msg`Tumble dry at normal heat`],
      ['do-not-tumble-dry', msg`The dryer would shrink or felt it. Dry it in the air.`],
      ['line-dry', msg`Spun and hung up, on a line or a hanger.`, msg`Dry on the line`],
      ['dry-in-shade', msg`Spun and hung up out of the sun, which would fade it.`, msg`Dry on the line, in the shade`],
      ['dry-flat', msg`Laid on a towel in its shape. Hung up wet, it would grow longer.`],
    ],
  },
  {
    id: 'ironing',
    sign: 'iron-medium',
    name: msg`Ironing`,
    intro: msg`The iron. More dots, more heat; your own iron has the same dots.`,
    symbols: [
      ['iron-low', msg`110 °C at most, without steam: synthetics, and prints from the inside.`],
      ['iron-medium', msg`150 °C at most, better with a damp cloth between: wool, silk, viscose.`],
      ['iron-high', msg`200 °C at most: cotton and linen, while they are damp.`, msg`Iron at high heat`],
      ['do-not-iron', msg`It would melt or shine. Hang it up damp, and creases go by themselves.`],
    ],
  },
  {
    id: 'professional',
    sign: 'dry-clean-p',
    name: msg`Professional care`,
    intro: msg`The circle. Its letter tells the cleaner which solvent to use; you only need to hand the piece in with its label.`,
    symbols: [
      ['dry-clean-p', msg`Dry-cleaning in the usual solvents.`],
      ['dry-clean-f', msg`Dry-cleaning in hydrocarbons, for delicate pieces.`, msg`Professional dry-cleaning, hydrocarbons only`],
      ['wet-clean', msg`Cleaning in water by a professional, who brings it back into its shape.`, msg`Professional wet cleaning`],
      ['do-not-dry-clean', msg`No dry-cleaning; removers of stains with solvents harm it too.`],
    ],
  },
];
