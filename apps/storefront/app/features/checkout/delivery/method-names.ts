import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the delivery methods by code. A method without a name here is shown with the carrier's name. */
export const deliveryNames: Readonly<Record<string, MessageDescriptor>> = {
  courier: msg`Home delivery`,
  express: msg`Express delivery`,
  pickup: msg`Pick it up yourself`,
  locker: msg`Parcel locker`,
};
