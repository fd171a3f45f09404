import type { SellerTexts } from '../seller-texts.ts';

export const sellerLt: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Jūsų paraiška tapti pardavėju, ${shop}`,
      heading: 'Gavome jūsų paraišką',
      lines: [
        `ačiū, kad norite parduoti parduotuvėje ${shop}. Kiekvieną paraišką skaitome patys ir parašome, kai tik apsisprendžiame, paprastai per penkias darbo dienas.`,
        'Iki tol nieko daryti nereikia. Jei kas nors pasikeistų, tiesiog atsakykite į šį laišką.',
      ],
      button: 'Kas pas mus parduoda',
    }),
    again: ({ shop, company }) => ({
      subject: `Jūsų paraiška tapti pardavėju, ${shop}`,
      heading: 'Paraišką jau pateikėte',
      lines: [
        `kažkas, tikriausiai jūs, ką tik dar kartą užpildė pardavėjo formą su šiuo adresu. Pagal jį jau turime įmonę ${company}, todėl iš naujos formos nieko neperėmėme.`,
        'Jei norite ką nors pakeisti arba tai buvote ne jūs, tiesiog atsakykite į šį laišką.',
      ],
      button: 'Kas pas mus parduoda',
    }),
    approved: ({ shop, company }) => ({
      subject: `Sveiki atvykę: ${company} jau parduoda, ${shop}`,
      heading: 'Jūs su mumis',
      lines: [
        `džiaugiamės, kad ${company} prisijungia. Netrukus ateis antras laiškas: jo nuoroda patvirtins jūsų pašto dėžutę ir atvers jūsų vietą valdymo skydelyje, kur įkelsite prekes, matysite užsakymus ir redaguosite savo istoriją.`,
        'Jūsų istorija nuo šiol yra mūsų pardavėjų puslapyje. Kiekvieną prekę prieš pradedant parduoti kartą peržiūrime.',
      ],
      button: 'Žiūrėti savo istoriją',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Jūsų paraiška tapti pardavėju, ${shop}`,
      heading: 'Paraiškos priimti negalime',
      lines: [
        `peržiūrėjome įmonės ${company} paraišką ir tokios, kokia ji yra dabar, priimti negalime.`,
        'Jei tai pasikeis, mielai lauksime naujos paraiškos.',
      ],
      button: 'Kas pas mus parduoda',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company}: prekyba sustabdyta, ${shop}`,
      heading: 'Jūsų prekyba sustabdyta',
      lines: [
        'kol kas negalite prisijungti prie valdymo skydelio, o jūsų istorija nerodoma. Jau pateikti užsakymai pristatomi ir už juos atsiskaitoma, kaip sutarta.',
        'Jei manote, kad tai klaida, tiesiog atsakykite į šį laišką.',
      ],
      button: 'Kas pas mus parduoda',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} vėl parduoda, ${shop}`,
      heading: 'Jūs vėl su mumis',
      lines: ['jūsų vieta vėl atverta: prie valdymo skydelio prisijungiate kaip anksčiau, o jūsų istorija rodoma.'],
      button: 'Žiūrėti savo istoriją',
    }),
  },
  reason: 'Priežastis',
  footer: (shop) => `Šį laišką gavote, nes šis adresas nurodytas paraiškoje tapti parduotuvės ${shop} pardavėju.`,
};
