import type { Audience } from '../look.ts';
import type { Figure } from './figure.ts';
import { kids } from './kids.ts';
import { men } from './men.ts';
import { women } from './women.ts';

export const figures: Readonly<Record<Audience, Figure>> = { women, men, kids };
