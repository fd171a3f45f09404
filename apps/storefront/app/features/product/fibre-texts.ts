import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The fibres' lawful names (Regulation (EU) 1007/2011, Annex I). */
export const fibreTexts: Readonly<Record<string, MessageDescriptor>> = {
  cotton: msg`cotton`,
  'organic-cotton': msg`organic cotton`,
  flax: msg`linen`,
  linen: msg`linen`,
  hemp: msg`hemp`,
  wool: msg`wool`,
  cashmere: msg`cashmere`,
  alpaca: msg`alpaca`,
  silk: msg`silk`,
  viscose: msg`viscose`,
  modal: msg`modal`,
  lyocell: msg`lyocell`,
  acrylic: msg`acrylic`,
  elastane: msg`elastane`,
  polyamide: msg`polyamide`,
  polyester: msg`polyester`,
  leather: msg`leather`,
};

export const partTexts: Readonly<Record<string, MessageDescriptor>> = {
  shell: msg`Shell`,
  lining: msg`Lining`,
  filling: msg`Filling`,
  body: msg`Body`,
  trim: msg`Trim`,
};

export const careTexts: Readonly<Record<string, MessageDescriptor>> = {
  'wash-30': msg`Machine wash at 30 °C`,
  'wash-40': msg`Machine wash at 40 °C`,
  'wash-60': msg`Machine wash at 60 °C`,
  'hand-wash': msg`Wash by hand`,
  'do-not-wash': msg`Do not wash`,
  'do-not-bleach': msg`Do not bleach`,
  'do-not-tumble-dry': msg`Do not tumble dry`,
  'tumble-low': msg`Tumble dry at low heat`,
  'dry-flat': msg`Dry flat`,
  'iron-low': msg`Iron at low heat`,
  'iron-medium': msg`Iron at medium heat`,
  'do-not-iron': msg`Do not iron`,
  'do-not-dry-clean': msg`Do not dry-clean`,
  'dry-clean-p': msg`Professional dry-cleaning`,
};
