import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Fit } from '@selvedge/server/contract';

export const fits = ['small', 'true', 'large'] as const satisfies Fit[];

export const fitNames: Record<Fit, MessageDescriptor> = {
  small: msg`Runs small`,
  true: msg`True to size`,
  large: msg`Runs large`,
};

/** The conclusion for each fit. */
export const fitVerdicts: Record<Fit, MessageDescriptor> = {
  small: msg`Runs small: consider one size up.`,
  true: msg`True to size: choose your usual size.`,
  large: msg`Runs large: consider one size down.`,
};
