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
    intro: msg`The washtub. The number is the highest water temperature; a cooler wash is always fine. A bar underneath means less spinning and a drum that’s only half full.`,
    symbols: [
      ['wash-30', msg`A normal cycle at up to 30 °C. Enough for most of our clothes.`],
      ['wash-30-gentle', msg`A delicates cycle at up to 30 °C with a gentle spin.`, msg`Gentle machine wash at 30 °C`],
      ['wash-40', msg`A normal cycle at up to 40 °C: cotton and linen worn next to the skin.`],
      ['wash-40-gentle', msg`An easy-care cycle at up to 40 °C with a shorter spin.`, msg`Gentle machine wash at 40 °C`],
      ['wash-60', msg`A normal cycle at up to 60 °C: underwear, bed linen and towels.`],
      ['hand-wash', msg`In lukewarm water, 40 °C at most, without rubbing or wringing. Many machines have a hand-wash cycle.`],
      ['do-not-wash', msg`Water would damage it. Air it well and leave stains to a dry cleaner.`],
    ],
  },
  {
    id: 'bleaching',
    sign: 'bleach',
    name: msg`Bleaching`,
    intro: msg`The triangle. Stain removers and many detergents for whites contain bleach too, so check the packet.`,
    symbols: [
      ['bleach', msg`Chlorine bleach and oxygen bleach are both fine.`, msg`Any bleach`],
      ['bleach-oxygen', msg`Oxygen bleach only, as in most stain removers.`, msg`Non-chlorine bleach only`],
      ['do-not-bleach', msg`No bleach. Use a detergent for colours, not for whites.`],
    ],
  },
  {
    id: 'drying',
    sign: 'tumble-low',
    name: msg`Drying`,
    intro: msg`The square. With a circle inside, it’s about the tumble dryer; with a line, it’s about air drying.`,
    symbols: [
      ['tumble-low', msg`The dryer’s low setting, 60 °C at most. Take it out while it’s still slightly damp.`],
      ['tumble-medium', msg`The dryer’s normal setting, 80 °C at most.`, msg`Tumble dry at normal heat`],
      ['do-not-tumble-dry', msg`A tumble dryer would shrink or felt it. Let it air dry instead.`],
      ['line-dry', msg`Spin it, then hang it on a line or a hanger.`, msg`Line dry`],
      ['dry-in-shade', msg`Spin it, then hang it out of the sun, which would fade it.`, msg`Line dry in the shade`],
      ['dry-flat', msg`Shape it on a towel and leave it flat. Hung up wet, it would stretch.`],
    ],
  },
  {
    id: 'ironing',
    sign: 'iron-medium',
    name: msg`Ironing`,
    intro: msg`The iron. The more dots, the more heat. You’ll find the same dots on your own iron.`,
    symbols: [
      ['iron-low', msg`110 °C at most, without steam: synthetics, and prints from the inside.`],
      ['iron-medium', msg`150 °C at most, ideally under a damp cloth: wool, silk and viscose.`],
      ['iron-high', msg`200 °C at most: cotton and linen, while still damp.`, msg`Iron at high heat`],
      ['do-not-iron', msg`It would melt or go shiny. Hang it up damp and the creases will drop out.`],
    ],
  },
  {
    id: 'professional',
    sign: 'dry-clean-p',
    name: msg`Professional care`,
    intro: msg`The circle. The letter tells the cleaner which solvent to use. Just hand the item in with its label.`,
    symbols: [
      ['dry-clean-p', msg`Dry cleaning with the usual solvents.`],
      ['dry-clean-f', msg`Dry cleaning with hydrocarbons, for delicate items.`, msg`Professional dry cleaning, hydrocarbons only`],
      ['wet-clean', msg`Professional cleaning in water, followed by reshaping.`, msg`Professional wet cleaning`],
      ['do-not-dry-clean', msg`No dry cleaning. Stain removers with solvents would damage it too.`],
    ],
  },
];
