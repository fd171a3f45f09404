import type { WheelTexts } from '../wheel-texts.ts';

export const wheelLt: WheelTexts = {
  subject: (shop) => `Jūsų laimės rato kuponas, ${shop}`,
  heading: 'Jūs laimėjote',
  percent: (rate) => `${rate} nuolaida užsakymui`,
  amount: (amount) => `${amount} nuolaida užsakymui`,
  freeDelivery: 'Nemokamas užsakymo pristatymas',
  intro: 'Įveskite kodą krepšelyje. Jis galioja vieną kartą ir tik su šiuo el. pašto adresu.',
  code: 'Jūsų kodas',
  minimum: (amount) => `Pirkiniams nuo ${amount}`,
  until: (day) => `Galioja iki ${day}`,
  button: 'Į parduotuvę',
  note: 'Jei ratą sukote ne jūs, nekreipkite į šį laišką dėmesio. Be jūsų adreso kupono niekas kitas nepanaudos.',
  footer: (shop) => `Šį vienintelį laišką gavote, nes šis adresas buvo įvestas prie parduotuvės ${shop} laimės rato. Tai ne naujienlaiškis.`,
};
