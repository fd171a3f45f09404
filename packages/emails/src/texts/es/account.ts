import type { AccountTexts } from '../account-texts.ts';

export const accountEs: AccountTexts = {
  greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Te damos la bienvenida a ${shop}`,
      heading: 'Te damos la bienvenida',
      lines: [
        'Tu cuenta está lista.',
        'Confirma que esta dirección de correo es tuya. Así también verás en tu cuenta los pedidos que hiciste con ella como invitado.',
      ],
      button: 'Confirmar el correo electrónico',
      note: 'El enlace sirve una sola vez, durante 7 días. Si el registro no es tuyo, no lo pulses: no hace falta nada más.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Confirma tu correo electrónico',
      heading: '¿Es tuya esta dirección de correo?',
      lines: [
        `Confirma que esta dirección es tuya y de tu cuenta en ${shop}. Así también verás en ella los pedidos que hiciste con esta dirección como invitado.`,
      ],
      button: 'Confirmar el correo electrónico',
      note: 'El enlace sirve una sola vez, durante 7 días. Si esto no va contigo, no tienes que hacer nada.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Una contraseña nueva para ${shop}`,
      heading: 'Elige una contraseña nueva',
      lines: ['Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta.'],
      button: 'Elegir una contraseña nueva',
      note: 'El enlace sirve una sola vez, durante una hora. Si la petición no es tuya, no tienes que hacer nada: tu contraseña se queda como está.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Tu contraseña en ${shop} ha cambiado`,
      heading: 'Tu contraseña ha cambiado',
      lines: [
        'La contraseña de tu cuenta se acaba de cambiar. En todos los demás dispositivos se ha cerrado la sesión.',
        'Si has sido tú, no hay nada que hacer. Si no, elige enseguida una contraseña nueva.',
      ],
      button: 'No he sido yo: elegir una contraseña nueva',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Nuevo inicio de sesión en tu cuenta de ${shop}`,
      heading: 'Un nuevo inicio de sesión',
      lines: ['Alguien acaba de iniciar sesión en tu cuenta desde un navegador que no habíamos visto antes.'],
      button: 'No he sido yo: elegir una contraseña nueva',
      note: 'Si has sido tú, no hay nada que hacer. Con una contraseña nueva se cierra la sesión en todas partes.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Se ha añadido una llave de acceso a tu cuenta de ${shop}`,
      heading: 'Una nueva llave de acceso',
      lines: ['Se acaba de añadir una llave de acceso a tu cuenta. Quien la tenga puede iniciar sesión sin contraseña.'],
      button: 'Ver mis llaves de acceso',
      note: 'Si has sido tú, no hay nada que hacer. Si no, elimínala allí y cambia tu contraseña.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: '¿Quieres cambiar tu correo electrónico?',
      heading: 'Cambio de tu correo electrónico',
      lines: [`Tu cuenta va a pasar a ${newEmail}.`, 'Lo hará cuando ambos buzones, este y el nuevo, lo hayan aceptado.'],
      button: 'Aceptar el cambio',
      note: 'El enlace sirve una sola vez, durante 24 horas. Si no lo has pedido tú, no lo pulses y cambia tu contraseña: otra persona ha iniciado sesión en tu cuenta.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Confirma tu nuevo correo electrónico',
      heading: 'Tu nuevo correo electrónico',
      lines: [`Una cuenta de ${shop} va a pasar a esta dirección.`, 'Lo hará cuando ambos buzones, el anterior y este, lo hayan aceptado.'],
      button: 'Confirmar el correo electrónico',
      note: 'El enlace sirve una sola vez, durante 24 horas. Si esto no va contigo, no tienes que hacer nada.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Ya tienes una cuenta en ${shop}`,
      heading: 'Esta dirección ya tiene cuenta',
      lines: [
        'Alguien, quizá tú, quería usar esta dirección de correo para otra cuenta. Ya tiene una propia, así que no se ha cambiado nada.',
        'Si has sido tú, inicia sesión con esta dirección.',
      ],
      button: 'Iniciar sesión',
      note: 'Si esto no va contigo, no tienes que hacer nada.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'El correo electrónico de tu cuenta ha cambiado',
      heading: 'Tu correo electrónico ha cambiado',
      lines: [
        `Tu cuenta de ${shop} ha pasado a ${newEmail}, como aceptaron ambos buzones. Este es el último mensaje sobre ella a esta dirección.`,
        `Si no lo aceptaste tú, escríbenos enseguida: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Tus datos están listos',
      heading: 'Tus datos están listos',
      lines: [`Todos los datos que ${shop} tiene sobre ti están reunidos en un archivo. Puedes descargarlo en tu cuenta.`],
      button: 'Descargar mis datos',
      note: 'El archivo se guarda 7 días y después se elimina. Si no lo has pedido tú, cambia tu contraseña: otra persona ha iniciado sesión en tu cuenta.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Tu cuenta de ${shop} se ha eliminado`,
      heading: 'Tu cuenta se ha eliminado',
      lines: [
        'Como pediste, tu cuenta ya no existe: perfil, direcciones, favoritos, cesta, llaves de acceso y archivos. Tus pedidos quedan en nuestra contabilidad, como exige la ley, sin tu nombre, dirección, correo ni teléfono.',
        `Este es el último mensaje que enviamos a esta dirección. Si tienes alguna pregunta, escríbenos: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Tu acceso al panel de gestión de ${shop}`,
      heading: 'Tu acceso al panel de gestión',
      lines: [
        `${shop} te ha dado acceso a su panel de gestión, o lo ha renovado.`,
        'Elige primero una contraseña. Al iniciar sesión por primera vez configurarás un segundo factor: ten a mano un teléfono con una aplicación de autenticación.',
      ],
      button: 'Elegir una contraseña',
      note: 'El enlace sirve una sola vez, durante 7 días. Si esto no va contigo, no tienes que hacer nada.',
    }),
  },
  signIn: { when: 'Cuándo', browser: 'Navegador', network: 'Desde la red', unknown: 'desconocido' },
  footer: (shop) => `${shop} envía este mensaje porque afecta a la seguridad de una cuenta. No es posible darse de baja de él.`,
};
