import type { AccountTexts } from '../account-texts.ts';

export const accountRo: AccountTexts = {
  greeting: (firstName) => (firstName ? `Bună ziua, ${firstName}!` : 'Bună ziua!'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Bun venit la ${shop}`,
      heading: 'Bun venit',
      lines: [
        'Contul este gata.',
        'Confirmați că această adresă de e-mail este a dumneavoastră. Comenzile plasate cu ea ca vizitator vor apărea apoi și în cont.',
      ],
      button: 'Confirmă adresa de e-mail',
      note: 'Linkul funcționează o singură dată, timp de 7 zile. Dacă nu dumneavoastră v-ați înregistrat, nu îl apăsați: nu este nevoie de nimic altceva.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Confirmați adresa de e-mail',
      heading: 'Aceasta este adresa dumneavoastră de e-mail?',
      lines: [
        `Confirmați că această adresă vă aparține și ține de contul de la ${shop}. Comenzile plasate cu ea ca vizitator vor apărea apoi și acolo.`,
      ],
      button: 'Confirmă adresa de e-mail',
      note: 'Linkul funcționează o singură dată, timp de 7 zile. Dacă mesajul nu vă privește, nu trebuie să faceți nimic.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `O parolă nouă pentru ${shop}`,
      heading: 'Alegeți o parolă nouă',
      lines: ['Cineva, probabil dumneavoastră, a cerut o parolă nouă pentru cont.'],
      button: 'Alege o parolă nouă',
      note: 'Linkul funcționează o singură dată, timp de o oră. Dacă nu ați cerut-o dumneavoastră, nu trebuie să faceți nimic: parola rămâne aceeași.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Parola contului de la ${shop} a fost schimbată`,
      heading: 'Parola a fost schimbată',
      lines: [
        'Parola contului tocmai a fost schimbată. Pe toate celelalte dispozitive contul a fost deconectat.',
        'Dacă ați făcut-o dumneavoastră, nu mai este nimic de făcut. Dacă nu, alegeți imediat o parolă nouă.',
      ],
      button: 'Nu am fost eu: alege o parolă nouă',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Autentificare nouă în contul de la ${shop}`,
      heading: 'O autentificare nouă',
      lines: ['Cineva tocmai s-a autentificat în cont dintr-un browser pe care nu l-am mai văzut acolo.'],
      button: 'Nu am fost eu: alege o parolă nouă',
      note: 'Dacă ați fost dumneavoastră, nu este nimic de făcut. O parolă nouă deconectează toate dispozitivele.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `O cheie de acces a fost adăugată la contul de la ${shop}`,
      heading: 'O cheie de acces nouă',
      lines: ['La cont tocmai a fost adăugată o cheie de acces. Cine o deține se poate autentifica fără parolă.'],
      button: 'Vezi cheile mele de acces',
      note: 'Dacă ați făcut-o dumneavoastră, nu este nimic de făcut. Dacă nu, ștergeți-o acolo și schimbați parola.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Doriți să schimbați adresa de e-mail?',
      heading: 'Schimbarea adresei de e-mail',
      lines: [
        `Contul urmează să treacă la adresa ${newEmail}.`,
        'Acest lucru se întâmplă după ce ambele căsuțe de e-mail, aceasta și cea nouă, au fost de acord.',
      ],
      button: 'Acceptă schimbarea',
      note: 'Linkul funcționează o singură dată, timp de 24 de ore. Dacă nu ați cerut schimbarea, nu îl apăsați și schimbați parola: altcineva este autentificat în cont.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Confirmați noua adresă de e-mail',
      heading: 'Noua adresă de e-mail',
      lines: [
        `Un cont de la ${shop} urmează să treacă la această adresă.`,
        'Acest lucru se întâmplă după ce ambele căsuțe de e-mail, cea veche și aceasta, au fost de acord.',
      ],
      button: 'Confirmă adresa de e-mail',
      note: 'Linkul funcționează o singură dată, timp de 24 de ore. Dacă mesajul nu vă privește, nu trebuie să faceți nimic.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Aveți deja un cont la ${shop}`,
      heading: 'Această adresă are deja un cont',
      lines: [
        'Cineva, poate dumneavoastră, a vrut să folosească această adresă de e-mail pentru alt cont. Ea are deja un cont al ei, așa că nu s-a schimbat nimic.',
        'Dacă ați fost dumneavoastră, autentificați-vă cu această adresă.',
      ],
      button: 'Autentificare',
      note: 'Dacă mesajul nu vă privește, nu trebuie să faceți nimic.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'Adresa de e-mail a contului a fost schimbată',
      heading: 'Adresa de e-mail a fost schimbată',
      lines: [
        `Contul de la ${shop} a trecut la ${newEmail}, după acordul ambelor căsuțe de e-mail. Acesta este ultimul mesaj pe această temă la adresa de față.`,
        `Dacă nu ați fost de acord, scrieți-ne imediat: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Datele sunt gata',
      heading: 'Datele sunt gata',
      lines: [`Toate datele pe care ${shop} le păstrează despre dumneavoastră sunt adunate într-un fișier. Îl puteți descărca din cont.`],
      button: 'Descarcă datele mele',
      note: 'Păstrăm fișierul 7 zile, apoi îl ștergem. Dacă nu l-ați cerut, schimbați parola: altcineva este autentificat în cont.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Contul de la ${shop} a fost șters`,
      heading: 'Contul a fost șters',
      lines: [
        'Așa cum ați cerut, contul a fost șters: profilul, adresele, lista de dorințe, coșul, cheile de acces și fișierele. Comenzile rămân în evidențele noastre, cum cere legea, fără nume, adresă, e-mail sau număr de telefon.',
        `Acesta este ultimul mesaj pe care îl trimitem la această adresă. Dacă aveți o întrebare, scrieți-ne: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Acces la panoul de administrare ${shop}`,
      heading: 'Aveți acces',
      lines: [
        `${shop} v-a dat acces la panoul de administrare sau l-a reînnoit.`,
        'Alegeți mai întâi o parolă. La prima autentificare configurați apoi al doilea factor: pregătiți un telefon cu o aplicație de autentificare.',
      ],
      button: 'Alege o parolă',
      note: 'Linkul funcționează o singură dată, timp de 7 zile. Dacă mesajul nu vă privește, nu trebuie să faceți nimic.',
    }),
  },
  signIn: { when: 'Când', browser: 'Browser', network: 'Din rețeaua', unknown: 'necunoscut' },
  footer: (shop) => `${shop} trimite acest mesaj fiindcă privește siguranța unui cont. Nu vă puteți dezabona de la el.`,
};
