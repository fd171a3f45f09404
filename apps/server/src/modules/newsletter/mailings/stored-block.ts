import type { StoredLink } from '#modules/content';
import type { MailingBlock } from '../contract.ts';

/** A block as it is stored: a link has its target with it, so that it follows the target to a new address (decision 79). */
export type StoredBlock = MailingBlock & { linkTo?: StoredLink['target'] };
