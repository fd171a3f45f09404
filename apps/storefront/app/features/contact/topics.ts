import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewTicket } from '@selvedge/server/contract';

type Topic = NewTicket['topic'];

/** Topics of a message, the most frequent first. */
export const topicNames: Readonly<Record<Topic, MessageDescriptor>> = {
  order: msg`An order`,
  delivery: msg`Delivery`,
  return: msg`A return`,
  payment: msg`Payment`,
  product: msg`A product or size`,
  other: msg`Something else`,
};

export const topics = Object.keys(topicNames) as Topic[];
