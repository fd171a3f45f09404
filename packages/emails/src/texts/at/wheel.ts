import type { WheelTexts } from '../wheel-texts.ts';
import { wheelDe } from '../de/wheel.ts';

export const wheelAt: WheelTexts = {
  ...wheelDe,
  subject: (shop) => `Ihr Gutschein vom Glücksrad bei ${shop}`,
  freeDelivery: 'Gratis Versand für Ihre Bestellung',
  note: 'Sie haben nicht selbst am Rad gedreht? Dann können Sie diese Nachricht ignorieren. Ohne Ihre Adresse kann niemand den Gutschein einlösen.',
};
