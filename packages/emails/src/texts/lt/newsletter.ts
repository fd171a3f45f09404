import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterLt: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Patvirtinkite naujienlaiškio prenumeratą, ${shop}`,
      heading: 'Liko tik vienas paspaudimas',
      lines: [
        `Kažkas, tikimės, kad jūs, su šiuo el. pašto adresu užsiprenumeravo ${shop} naujienlaiškį. Siunčiame jį tik tiems, kurie patvirtina patys.`,
      ],
      button: 'Taip, noriu naujienlaiškio',
      note: 'Nuoroda veikia vieną kartą, septynias dienas. Jei tai ne jūs, nieko nedarykite: naujienlaiškio negausite, o adresą ištrinsime.',
    }),
    welcome: ({ shop }) => ({
      subject: `Jūsų ${shop} naujienlaiškis`,
      heading: 'Ačiū, esate sąraše',
      lines: ['Nuo šiol parašysime, kai atsiras kas nors nauja ir kai kainos sumažės.'],
      button: 'Į parduotuvę',
      note: 'Atsisakyti galite bet kada, vienu paspaudimu kiekvieno laiško apačioje ir neprisijungę.',
    }),
  },
  unsubscribe: 'Atsisakyti naujienlaiškio',
  footer: (shop) => `Šį laišką gavote, nes šis adresas buvo įvestas ${shop} naujienlaiškiui gauti.`,
};
