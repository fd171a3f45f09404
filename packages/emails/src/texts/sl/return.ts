import type { ReturnTexts } from '../return-texts.ts';

export const returnSl: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Prejeli smo vaše vračilo ${returnNumber}`,
      heading: 'Prejeli smo vašo zahtevo za vračilo',
      lines: [
        `Vrniti želite nekaj iz naročila ${orderNumber}. Zahtevo pregledamo in vam pišemo v dveh delovnih dneh.`,
        'Prosimo, pred tem ne pošiljajte ničesar: najprej boste prejeli listek za paket.',
      ],
      button: 'Poglej vračilo',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Pošljite svoje vračilo ${returnNumber}`,
      heading: 'Zdaj ga lahko pošljete',
      lines: [
        'Vaše vračilo je odobreno. Odprite njegovo stran, natisnite listek in ga dajte v paket. Nimate tiskalnika? Številko vračila napišite na list papirja in ga priložite.',
        'Shranite potrdilo, ki ga dobite ob oddaji paketa.',
      ],
      button: 'Odpri listek za paket',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `O vašem vračilu ${returnNumber}`,
      heading: 'Tega ne moremo sprejeti nazaj',
      lines: ['Vaše vračilo smo pregledali in spodnjih izdelkov ne moremo sprejeti. Če menite drugače, preprosto odgovorite na to sporočilo.'],
      button: 'Poglej vračilo',
    }),
    received: ({ returnNumber }) => ({
      subject: `Vaše vračilo ${returnNumber} je prispelo`,
      heading: 'Vaš paket je prispel',
      lines: ['Spodnji izdelki so spet pri nas. Zdaj jih pregledamo; vračilo denarja ali druga velikost sledi v nekaj delovnih dneh.'],
      button: 'Poglej vračilo',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Odstop od pogodbe za naročilo ${orderNumber} pri ${shop}`,
      heading: 'Prejeli smo vaš odstop',
      lines: [
        `Izjavili ste (${at}), da odstopate od pogodbe za naročilo ${orderNumber}, in sicer za spodnje izdelke. To sporočilo je naše potrdilo o prejemu; prosimo, shranite ga.`,
        'Kar ste že prejeli, vrnite v 14 dneh. Vrnemo vam vse, kar ste za to plačali; če odstopate od celotnega naročila, tudi standardno dostavo.',
      ],
      button: 'Poglej odstop',
    }),
  },
  returnNumber: 'Številka vračila',
  pieces: 'Izdelki',
  notSent: 'Kar še ni bilo zapakirano, ne bo poslano.',
  sendTo: 'Pošljite na',
  reason: 'Razlog',
  footer: (shop) => `To sporočilo ste prejeli zaradi vračila iz vašega naročila pri ${shop}.`,
};
