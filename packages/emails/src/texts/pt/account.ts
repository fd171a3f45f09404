import type { AccountTexts } from '../account-texts.ts';

export const accountPt: AccountTexts = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Damos-lhe as boas-vindas à ${shop}`,
      heading: 'Damos-lhe as boas-vindas',
      lines: [
        'A sua conta está pronta.',
        'Confirme que este endereço de e-mail é seu. As encomendas que fez com ele como convidado passam então a aparecer também na sua conta.',
      ],
      button: 'Confirmar o endereço de e-mail',
      note: 'O link funciona uma única vez, durante 7 dias. Se o registo não foi feito por si, não carregue nele: não é preciso mais nada.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Confirme o seu endereço de e-mail',
      heading: 'Este endereço de e-mail é seu?',
      lines: [
        `Confirme que este endereço é seu e da sua conta na ${shop}. As encomendas que fez com ele como convidado passam então a aparecer lá também.`,
      ],
      button: 'Confirmar o endereço de e-mail',
      note: 'O link funciona uma única vez, durante 7 dias. Se isto não lhe diz respeito, não precisa de fazer nada.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Uma nova palavra-passe para a ${shop}`,
      heading: 'Escolha uma nova palavra-passe',
      lines: ['Foi pedida, provavelmente por si, uma nova palavra-passe para a sua conta.'],
      button: 'Escolher uma nova palavra-passe',
      note: 'O link funciona uma única vez, durante uma hora. Se o pedido não é seu, não precisa de fazer nada: a sua palavra-passe fica como está.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `A sua palavra-passe na ${shop} foi alterada`,
      heading: 'A sua palavra-passe foi alterada',
      lines: [
        'A palavra-passe da sua conta acaba de ser alterada. Em todos os outros dispositivos a sessão foi terminada.',
        'Se a alteração é sua, não há nada a fazer. Se não, escolha de imediato uma nova palavra-passe.',
      ],
      button: 'Não fui eu: escolher uma nova palavra-passe',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Novo início de sessão na sua conta da ${shop}`,
      heading: 'Um novo início de sessão',
      lines: ['Alguém acaba de iniciar sessão na sua conta a partir de um navegador que ainda não tínhamos visto.'],
      button: 'Não fui eu: escolher uma nova palavra-passe',
      note: 'Se o acesso é seu, não há nada a fazer. Uma nova palavra-passe termina a sessão em todos os dispositivos.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Foi adicionada uma chave de acesso à sua conta da ${shop}`,
      heading: 'Uma nova chave de acesso',
      lines: ['Acaba de ser adicionada uma chave de acesso à sua conta. Quem a tiver pode iniciar sessão sem palavra-passe.'],
      button: 'Ver as minhas chaves de acesso',
      note: 'Se a adição é sua, não há nada a fazer. Se não, elimine-a lá e altere a sua palavra-passe.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Quer alterar o seu endereço de e-mail?',
      heading: 'Alteração do seu endereço de e-mail',
      lines: [`A sua conta vai passar para ${newEmail}.`, 'Isso acontece quando ambas as caixas de correio, esta e a nova, tiverem aceitado.'],
      button: 'Aceitar a alteração',
      note: 'O link funciona uma única vez, durante 24 horas. Se o pedido não é seu, não carregue nele e altere a sua palavra-passe: outra pessoa iniciou sessão na sua conta.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Confirme o seu novo endereço de e-mail',
      heading: 'O seu novo endereço de e-mail',
      lines: [
        `Uma conta da ${shop} vai passar para este endereço.`,
        'Isso acontece quando ambas as caixas de correio, a antiga e esta, tiverem aceitado.',
      ],
      button: 'Confirmar o endereço de e-mail',
      note: 'O link funciona uma única vez, durante 24 horas. Se isto não lhe diz respeito, não precisa de fazer nada.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Já tem uma conta na ${shop}`,
      heading: 'Este endereço já tem uma conta',
      lines: [
        'Houve um pedido, talvez seu, para usar este endereço de e-mail noutra conta. O endereço já tem uma conta própria, por isso nada foi alterado.',
        'Se o pedido é seu, inicie sessão com este endereço.',
      ],
      button: 'Iniciar sessão',
      note: 'Se isto não lhe diz respeito, não precisa de fazer nada.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'O endereço de e-mail da sua conta foi alterado',
      heading: 'O seu endereço de e-mail foi alterado',
      lines: [
        `A sua conta da ${shop} passou para ${newEmail}, como ambas as caixas de correio tinham aceitado. Esta é a última mensagem sobre ela para este endereço.`,
        `Se não aceitou esta alteração, escreva-nos de imediato: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Os seus dados estão prontos',
      heading: 'Os seus dados estão prontos',
      lines: [`Tudo o que a ${shop} guarda sobre si está reunido num ficheiro. Pode transferi-lo na sua conta.`],
      button: 'Transferir os meus dados',
      note: 'O ficheiro fica guardado durante 7 dias e depois é eliminado. Se o pedido não é seu, altere a sua palavra-passe: outra pessoa iniciou sessão na sua conta.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `A sua conta da ${shop} foi eliminada`,
      heading: 'A sua conta foi eliminada',
      lines: [
        'Como pediu, a sua conta deixou de existir: perfil, moradas, favoritos, carrinho, chaves de acesso e ficheiros. As suas encomendas ficam na nossa contabilidade, como a lei exige, sem o seu nome, morada, e-mail e telefone.',
        `Esta é a última mensagem que enviamos para este endereço. Se tiver alguma pergunta, escreva-nos: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `O seu acesso à área de gestão da ${shop}`,
      heading: 'O seu acesso à área de gestão',
      lines: [
        `A ${shop} deu-lhe acesso à sua área de gestão, ou renovou-o.`,
        'Escolha primeiro uma palavra-passe. No primeiro início de sessão configura depois um segundo fator: tenha à mão um telemóvel com uma aplicação de autenticação.',
      ],
      button: 'Escolher uma palavra-passe',
      note: 'O link funciona uma única vez, durante 7 dias. Se isto não lhe diz respeito, não precisa de fazer nada.',
    }),
  },
  signIn: { when: 'Quando', browser: 'Navegador', network: 'A partir da rede', unknown: 'desconhecido' },
  footer: (shop) => `A ${shop} envia esta mensagem porque diz respeito à segurança de uma conta. Não é possível cancelar o seu envio.`,
};
