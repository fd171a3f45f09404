import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateCz: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Vaše žádost o zařazení do partnerského programu ${shop}`,
      heading: 'Vaši žádost jsme přijali',
      lines: [
        `děkujeme, že chcete s obchodem ${shop} spolupracovat. Na vaši žádost se podíváme a napíšeme vám, jakmile bude rozhodnuto.`,
        'Do té doby nemusíte nic dělat.',
      ],
      button: 'Zobrazit žádost',
    }),
    approved: ({ shop, code }) => ({
      subject: `Vítejte v partnerském programu ${shop}`,
      heading: 'Jste v programu',
      lines: [
        `vaše žádost je přijatá. Váš kód je ${code}; z každého nákupu přes některý z vašich odkazů nebo s vaším kódem máte ode dneška provizi.`,
        'Nejdřív si vytvořte odkaz: vyberte kteroukoli stránku nebo produkt a portál ukáže, kolik na něm vyděláte. Pak ho sdílejte tam, kde jsou vaši čtenáři, a řekněte jim, že z něj máte provizi.',
        'Nakonec v profilu vyplňte, kam máme peníze posílat. V portálu vidíte každý proklik, objednávku i provizi.',
      ],
      button: 'Vytvořit první odkaz',
    }),
    rejected: ({ shop }) => ({
      subject: `Vaše žádost o zařazení do partnerského programu ${shop}`,
      heading: 'Vaši žádost nemůžeme přijmout',
      lines: ['na vaši žádost jsme se podívali a v tuto chvíli vás do programu zařadit nemůžeme.'],
      button: 'Zobrazit žádost',
    }),
    suspended: ({ shop }) => ({
      subject: `Váš účet v partnerském programu ${shop} je pozastavený`,
      heading: 'Váš účet je pozastavený',
      lines: [
        'z objednávek od této chvíle provizi nezískáte. Co jste vydělali předtím, na účtu zůstává a v portálu to dál uvidíte.',
        'Pokud si myslíte, že jde o omyl, stačí na tuto zprávu odpovědět.',
      ],
      button: 'Otevřít portál',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Váš účet v partnerském programu ${shop} je opět aktivní`,
      heading: 'Opět vyděláváte',
      lines: [`váš účet je opět aktivní: z objednávek přes vaše odkazy nebo s vaším kódem ${code} máte ode dneška zase provizi.`],
      button: 'Otevřít portál',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `K vaší provizi za objednávku ${orderNumber}`,
      heading: 'Provize byla zamítnuta',
      lines: [
        `provizi ${amount} za objednávku ${orderNumber} jsme prověřili a nemůžeme ji schválit. Odečte se z toho, co čeká na schválení; nic jiného se nemění.`,
        'Pokud to vidíte jinak, stačí na tuto zprávu odpovědět.',
      ],
      button: 'Zobrazit provize',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} je na cestě k vám`,
      heading: 'Peníze jsou na cestě',
      lines: [
        `vyplatili jsme vám ${amount}. Podle banky dorazí během několika pracovních dnů, se zprávou ${payoutNumber}.`,
        'Vyúčtování s každou jednotlivou provizí najdete v portálu.',
      ],
      button: 'Zobrazit výplaty',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Vaše výplata ${payoutNumber} nedorazila`,
      heading: 'Výplata se nezdařila',
      lines: [
        `výplatu ${amount} se nepodařilo provést. Částka je zpět na vašem zůstatku a přijde s příští výplatou.`,
        'Zkontrolujte prosím v profilu, kam peníze posíláme.',
      ],
      button: 'Zkontrolovat údaje k účtu',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Účet pro vaše výplaty byl změněn',
      heading: 'Váš výplatní účet byl změněn',
      lines: [
        `ve vašem profilu byl právě změněn účet, na který vyplácíme vaše provize. Pro jistotu do ${day} nic nevyplatíme.`,
        'Pokud jste to byli vy, nemusíte nic dělat. Pokud ne, hned si změňte heslo, opravte účet v profilu a odpovězte na tuto zprávu.',
      ],
      button: 'Zkontrolovat údaje o účtu',
    }),
    leaving: ({ shop }) => ({
      subject: `Než smažeme váš účet v obchodě ${shop}`,
      heading: 'Nejdřív se s vámi vyrovnáme',
      lines: [
        'požádali jste nás o smazání účtu. V partnerském programu je ještě něco otevřené, proto nejdřív toto: z objednávek od této chvíle provizi nezískáte; o čekajících provizích rozhodneme jako obvykle; pak vyplatíme, co zbývá, i kdyby to bylo málo.',
        'Zkontrolujte prosím, že máte v profilu uvedeno, kam peníze poslat. Má-li se nám něco vrátit nebo se chcete zbytku vzdát, stačí na tuto zprávu odpovědět.',
        'Do té doby používáme vaše údaje jen k tomu a účet smažeme, jakmile bude vše vyrovnané. Chcete-li přece jen zůstat, dejte nám to vědět ve svém účtu v části Ochrana údajů.',
      ],
      button: 'Zkontrolovat údaje k účtu',
    }),
  },
  reason: 'Důvod',
  footer: (shop) => `Tuto zprávu dostáváte, protože jste v partnerském programu ${shop} nebo jste o zařazení požádali.`,
};
