import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateRo: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Cererea pentru programul de afiliere ${shop}`,
      heading: 'Am primit cererea',
      lines: [
        `Vă mulțumim că doriți să vindeți împreună cu ${shop}. Verificăm cererea și vă scriem imediat ce se ia o decizie.`,
        'Până atunci nu trebuie să faceți nimic.',
      ],
      button: 'Vezi cererea',
    }),
    approved: ({ shop, code }) => ({
      subject: `Bun venit în programul de afiliere ${shop}`,
      heading: 'Sunteți în program',
      lines: [
        `Cererea a fost acceptată. Codul dumneavoastră este ${code}; de acum primiți comision pentru fiecare cumpărătură făcută printr-un link al dumneavoastră sau cu acest cod.`,
        'Mai întâi creați un link: alegeți orice pagină sau produs, iar portalul arată ce câștigați. Apoi distribuiți-l acolo unde sunt cititorii și spuneți-le că aveți un câștig din el.',
        'La final, completați în profil unde să trimitem banii. În portal vedeți fiecare clic, comandă și comision.',
      ],
      button: 'Creează primul link',
    }),
    rejected: ({ shop }) => ({
      subject: `Cererea pentru programul de afiliere ${shop}`,
      heading: 'Nu putem accepta cererea',
      lines: ['Am verificat cererea și momentan nu vă putem primi în program.'],
      button: 'Vezi cererea',
    }),
    suspended: ({ shop }) => ({
      subject: `Contul din programul de afiliere ${shop} este suspendat`,
      heading: 'Contul este suspendat',
      lines: [
        'Comenzile plasate de acum înainte nu vă aduc comision. Ce ați câștigat înainte rămâne în cont și se vede în continuare în portal.',
        'Dacă vi se pare o greșeală, răspundeți la acest mesaj.',
      ],
      button: 'Deschide portalul',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Contul din programul de afiliere ${shop} este din nou activ`,
      heading: 'Câștigați din nou',
      lines: [`Contul este din nou activ: comenzile venite prin linkurile dumneavoastră sau cu codul ${code} vă aduc de acum comision.`],
      button: 'Deschide portalul',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Despre comisionul pentru comanda ${orderNumber}`,
      heading: 'Un comision a fost refuzat',
      lines: [
        `Am verificat comisionul de ${amount} pentru comanda ${orderNumber} și nu îl putem aproba. Se scade din suma în așteptare; altceva nu se schimbă.`,
        'Dacă vedeți altfel lucrurile, răspundeți la acest mesaj.',
      ],
      button: 'Vezi comisioanele',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} sunt pe drum spre dumneavoastră`,
      heading: 'Banii sunt pe drum',
      lines: [
        `Am plătit ${amount}. În funcție de bancă, suma ajunge în câteva zile lucrătoare, cu referința ${payoutNumber}.`,
        'Decontul, cu fiecare comision, se află în portal.',
      ],
      button: 'Vezi plățile',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Plata ${payoutNumber} nu a ajuns`,
      heading: 'O plată nu a reușit',
      lines: [
        `Plata de ${amount} nu a putut fi făcută. Suma s-a întors în sold și va face parte din următoarea plată.`,
        'Verificați în profil unde trimitem banii.',
      ],
      button: 'Verifică datele contului',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Contul pentru plățile dvs. a fost schimbat',
      heading: 'Contul dvs. de plată a fost schimbat',
      lines: [
        `În profilul dvs. tocmai a fost schimbat contul în care vă plătim comisioanele. Pentru siguranță, nu plătim nimic până la ${day}.`,
        'Dacă ați fost dvs., nu trebuie să faceți nimic. Dacă nu, schimbați acum parola, corectați contul în profil și răspundeți la acest mesaj.',
      ],
      button: 'Verifică datele contului',
    }),
    leaving: ({ shop }) => ({
      subject: `Înainte de ștergerea contului de la ${shop}`,
      heading: 'Mai întâi facem decontarea',
      lines: [
        'Ne-ați cerut să ștergem contul. În programul de afiliere mai este ceva deschis, așa că mai întâi: comenzile plasate de acum înainte nu vă aduc comision; despre comisioanele în așteptare se decide ca de obicei; apoi plătim ce rămâne, oricât de puțin ar fi.',
        'Verificați dacă în profil scrie unde să trimitem banii. Dacă ceva trebuie returnat la noi sau doriți să renunțați la ce a rămas, răspundeți la acest mesaj.',
        'Până atunci folosim datele doar în acest scop, iar contul îl ștergem imediat ce totul este încheiat. Dacă totuși doriți să rămâneți, puteți spune acest lucru în cont, la Confidențialitate.',
      ],
      button: 'Verifică datele contului',
    }),
  },
  reason: 'Motiv',
  footer: (shop) => `Primiți acest mesaj fiindcă participați la programul de afiliere ${shop} sau ați cerut să participați.`,
};
