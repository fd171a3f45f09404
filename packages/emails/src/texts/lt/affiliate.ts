import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateLt: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Jūsų paraiška partnerių programai, ${shop}`,
      heading: 'Gavome jūsų paraišką',
      lines: [
        `ačiū, kad norite bendradarbiauti su parduotuve ${shop}. Peržiūrėsime paraišką ir parašysime, kai tik priimsime sprendimą.`,
        'Iki tol nieko daryti nereikia.',
      ],
      button: 'Žiūrėti paraišką',
    }),
    approved: ({ shop, code }) => ({
      subject: `Sveiki atvykę į partnerių programą, ${shop}`,
      heading: 'Dalyvaujate programoje',
      lines: [
        `jūsų paraiška priimta. Jūsų kodas – ${code}; nuo šiol už kiekvieną pirkinį per jūsų nuorodą arba su jūsų kodu gaunate komisinius.`,
        'Pirmiausia sukurkite nuorodą: pasirinkite bet kurį puslapį ar prekę ir portalas parodys, kiek už tai uždirbate. Tada pasidalykite ja ten, kur jūsų skaitytojai, ir pasakykite, kad iš to uždirbate.',
        'Galiausiai profilyje nurodykite, kur siųsti pinigus. Portale matote kiekvieną paspaudimą, užsakymą ir komisinius.',
      ],
      button: 'Sukurti pirmąją nuorodą',
    }),
    rejected: ({ shop }) => ({
      subject: `Jūsų paraiška partnerių programai, ${shop}`,
      heading: 'Paraiškos priimti negalime',
      lines: ['peržiūrėjome jūsų paraišką ir šiuo metu į programą priimti negalime.'],
      button: 'Žiūrėti paraišką',
    }),
    suspended: ({ shop }) => ({
      subject: `Jūsų paskyra partnerių programoje sustabdyta, ${shop}`,
      heading: 'Jūsų paskyra sustabdyta',
      lines: [
        'už užsakymus nuo šiol komisinių negausite. Ką uždirbote anksčiau, lieka jūsų paskyroje ir toliau matoma portale.',
        'Jei manote, kad tai klaida, tiesiog atsakykite į šį laišką.',
      ],
      button: 'Atidaryti portalą',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Jūsų paskyra partnerių programoje vėl aktyvi, ${shop}`,
      heading: 'Vėl uždirbate',
      lines: [`jūsų paskyra vėl aktyvi: nuo šiol už užsakymus per jūsų nuorodas arba su jūsų kodu ${code} vėl gaunate komisinius.`],
      button: 'Atidaryti portalą',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Dėl komisinių už užsakymą ${orderNumber}`,
      heading: 'Komisiniai atmesti',
      lines: [
        `peržiūrėjome ${amount} komisinius už užsakymą ${orderNumber} ir patvirtinti jų negalime. Jie atimami iš laukiančios sumos; daugiau niekas nesikeičia.`,
        'Jei manote kitaip, tiesiog atsakykite į šį laišką.',
      ],
      button: 'Žiūrėti komisinius',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} keliauja pas jus`,
      heading: 'Pinigai keliauja pas jus',
      lines: [
        `išmokėjome ${amount}. Priklausomai nuo banko, pinigai pasieks per kelias darbo dienas, mokėjimo paskirtis – ${payoutNumber}.`,
        'Ataskaita su visais komisiniais yra portale.',
      ],
      button: 'Žiūrėti išmokas',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Jūsų išmoka ${payoutNumber} nepavyko`,
      heading: 'Išmoka nepavyko',
      lines: [
        `${amount} išmokos atlikti nepavyko. Suma grįžo į jūsų likutį ir bus išmokėta su kita išmoka.`,
        'Patikrinkite profilyje, kur siunčiame jūsų pinigus.',
      ],
      button: 'Patikrinti sąskaitos duomenis',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Pakeista jūsų išmokų sąskaita',
      heading: 'Jūsų išmokų sąskaita pakeista',
      lines: [
        `jūsų profilyje ką tik pakeista sąskaita, į kurią mokame jūsų komisinius. Saugumo sumetimais iki ${day} nieko nemokame.`,
        'Jei tai padarėte jūs, nieko daryti nereikia. Jei ne, iškart pakeiskite slaptažodį, pataisykite sąskaitą profilyje ir atsakykite į šią žinutę.',
      ],
      button: 'Patikrinti sąskaitos duomenis',
    }),
    leaving: ({ shop }) => ({
      subject: `Prieš ištrinant jūsų paskyrą, ${shop}`,
      heading: 'Pirmiausia su jumis atsiskaitysime',
      lines: [
        'paprašėte ištrinti paskyrą. Partnerių programoje dar liko neužbaigtų dalykų, todėl pirmiausia padarysime štai ką: už užsakymus nuo šiol komisinių negausite; dėl laukiančių komisinių spręsime kaip įprasta; tada išmokėsime, kas liko, kad ir kiek mažai būtų.',
        'Patikrinkite, ar profilyje nurodyta, kur siųsti pinigus. Jei ką nors reikia mums grąžinti arba norite likučio atsisakyti, tiesiog atsakykite į šį laišką.',
        'Iki tol jūsų duomenis naudojame tik tam, o paskyrą ištrinsime, kai viskas bus atsiskaityta. Jei vis dėlto norite likti, nurodykite tai savo paskyroje, skiltyje „Privatumas“.',
      ],
      button: 'Patikrinti sąskaitos duomenis',
    }),
  },
  reason: 'Priežastis',
  footer: (shop) => `Šį laišką gavote, nes dalyvaujate parduotuvės ${shop} partnerių programoje arba pateikėte jai paraišką.`,
};
