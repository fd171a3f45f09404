import type { AccountTexts } from '../account-texts.ts';

export const accountLt: AccountTexts = {
  greeting: () => 'Sveiki,',
  letters: {
    welcome: ({ shop }) => ({
      subject: `Jus sveikina ${shop}`,
      heading: 'Sveiki atvykę',
      lines: [
        'jūsų paskyra paruošta.',
        'Patvirtinkite, kad šis el. pašto adresas yra jūsų. Tuomet paskyroje atsiras ir su juo be paskyros pateikti užsakymai.',
      ],
      button: 'Patvirtinti el. paštą',
      note: 'Nuoroda veikia vieną kartą, 7 dienas. Jei registravotės ne jūs, jos nespauskite: daugiau nieko daryti nereikia.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Patvirtinkite savo el. pašto adresą',
      heading: 'Ar šis el. pašto adresas jūsų?',
      lines: [
        `patvirtinkite, kad šis adresas priklauso jums ir jūsų paskyrai parduotuvėje ${shop}. Tuomet joje atsiras ir su juo be paskyros pateikti užsakymai.`,
      ],
      button: 'Patvirtinti el. paštą',
      note: 'Nuoroda veikia vieną kartą, 7 dienas. Jei tai ne apie jus, nieko daryti nereikia.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Naujas slaptažodis, ${shop}`,
      heading: 'Susikurkite naują slaptažodį',
      lines: ['kažkas, tikriausiai jūs, paprašė naujo jūsų paskyros slaptažodžio.'],
      button: 'Susikurti naują slaptažodį',
      note: 'Nuoroda veikia vieną kartą, vieną valandą. Jei prašėte ne jūs, nieko daryti nereikia: slaptažodis lieka toks pat.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Jūsų slaptažodis pakeistas, ${shop}`,
      heading: 'Jūsų slaptažodis pakeistas',
      lines: [
        'jūsų paskyros slaptažodis ką tik pakeistas. Visi kiti įrenginiai atjungti.',
        'Jei tai padarėte jūs, nieko daryti nereikia. Jei ne, iškart susikurkite naują slaptažodį.',
      ],
      button: 'Tai ne aš: naujas slaptažodis',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Naujas prisijungimas prie jūsų paskyros, ${shop}`,
      heading: 'Naujas prisijungimas',
      lines: ['kažkas ką tik prisijungė prie jūsų paskyros iš naršyklės, kurios ten dar nematėme.'],
      button: 'Tai ne aš: naujas slaptažodis',
      note: 'Jei tai jūs, nieko daryti nereikia. Naujas slaptažodis atjungia visus įrenginius.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Prie jūsų paskyros pridėtas prieigos raktas, ${shop}`,
      heading: 'Naujas prieigos raktas',
      lines: ['prie jūsų paskyros ką tik pridėtas prieigos raktas. Jį turintis asmuo gali prisijungti be slaptažodžio.'],
      button: 'Žiūrėti prieigos raktus',
      note: 'Jei tai padarėte jūs, nieko daryti nereikia. Jei ne, ten pašalinkite raktą ir pakeiskite slaptažodį.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Ar norite pakeisti el. pašto adresą?',
      heading: 'El. pašto adreso keitimas',
      lines: [`jūsų paskyros adresas turėtų tapti ${newEmail}.`, 'Taip bus, kai sutiks abi dėžutės: ši ir naujoji.'],
      button: 'Sutikti su pakeitimu',
      note: 'Nuoroda veikia vieną kartą, 24 valandas. Jei to neprašėte, jos nespauskite ir pakeiskite slaptažodį: prie jūsų paskyros prisijungęs kažkas kitas.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Patvirtinkite naują el. pašto adresą',
      heading: 'Jūsų naujas el. pašto adresas',
      lines: [`šis adresas turėtų tapti paskyros parduotuvėje ${shop} adresu.`, 'Taip bus, kai sutiks abi dėžutės: senoji ir ši.'],
      button: 'Patvirtinti el. paštą',
      note: 'Nuoroda veikia vieną kartą, 24 valandas. Jei tai ne apie jus, nieko daryti nereikia.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Paskyrą jau turite, ${shop}`,
      heading: 'Šis adresas jau turi paskyrą',
      lines: [
        'kažkas, galbūt jūs, norėjo šį el. pašto adresą naudoti kitai paskyrai. Jis jau turi savo paskyrą, todėl niekas nepakeista.',
        'Jei tai jūs, prisijunkite su šiuo adresu.',
      ],
      button: 'Prisijungti',
      note: 'Jei tai ne apie jus, nieko daryti nereikia.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'Jūsų paskyros el. pašto adresas pakeistas',
      heading: 'Jūsų el. pašto adresas pakeistas',
      lines: [
        `jūsų paskyros parduotuvėje ${shop} adresas dabar ${newEmail}, kaip patvirtino abi dėžutės. Šiuo adresu apie ją rašome paskutinį kartą.`,
        `Jei nesutikote, iškart mums parašykite: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Jūsų duomenys paruošti',
      heading: 'Jūsų duomenys paruošti',
      lines: [`viskas, ką ${shop} apie jus saugo, sudėta į vieną failą. Jį galite atsisiųsti savo paskyroje.`],
      button: 'Atsisiųsti duomenis',
      note: 'Failą saugome 7 dienas, paskui ištriname. Jei jo neprašėte, pakeiskite slaptažodį: prie jūsų paskyros prisijungęs kažkas kitas.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Jūsų paskyra ištrinta, ${shop}`,
      heading: 'Jūsų paskyra ištrinta',
      lines: [
        'kaip prašėte, jūsų paskyros nebėra: ištrinti profilis, adresai, norų sąrašas, krepšelis, prieigos raktai ir failai. Užsakymai lieka mūsų apskaitoje, kaip reikalauja įstatymas, bet be vardo, adreso, el. pašto ir telefono.',
        `Tai paskutinis laiškas šiuo adresu. Jei turite klausimų, parašykite mums: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Jūsų prieiga prie valdymo sistemos, ${shop}`,
      heading: 'Jūsų prieiga prie valdymo sistemos',
      lines: [
        `${shop} suteikė jums prieigą prie savo valdymo sistemos arba ją atnaujino.`,
        'Pirmiausia susikurkite slaptažodį. Pirmą kartą prisijungdami nustatysite antrąjį veiksnį: turėkite po ranka telefoną su autentifikavimo programėle.',
      ],
      button: 'Susikurti slaptažodį',
      note: 'Nuoroda veikia vieną kartą, 7 dienas. Jei tai ne apie jus, nieko daryti nereikia.',
    }),
  },
  signIn: { when: 'Kada', browser: 'Naršyklė', network: 'Iš tinklo', unknown: 'nežinoma' },
  footer: (shop) => `${shop} siunčia šį laišką, nes jis susijęs su paskyros saugumu. Jo atsisakyti negalima.`,
};
