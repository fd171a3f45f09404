import type { LegalTexts } from '../shape.ts';

export const es: LegalTexts = {
  heading: 'Información legal',
  missing: 'pendiente de completar por el vendedor',
  notice: [
    'Garantía legal: {law.guaranteeYears|2=2 años|3=3 años}',
    'Si lo que has comprado está defectuoso o no se ajusta a la descripción, lo reparamos o lo sustituimos gratis, o te rebajamos el precio o te devolvemos el dinero.',
  ],
  pages: {
    imprint: [
      'Aviso legal',
      'Quién lleva esta tienda y cómo contactar con nosotros.',
      `## Quién vende aquí

- Vendedor: {seller.name}
- Dirección: {seller.address}
- Representante: {seller.represented}
- Registro y número: {seller.register}
- NIF-IVA: {seller.vat}

## Cómo contactar con nosotros

- Correo electrónico: [{seller.email}](mailto:{seller.email})
- Teléfono: {seller.phone}
- Mensaje: [escríbenos](/helpcenter/contact)

Responsable del contenido: {seller.name}, en la dirección indicada arriba.

## Si no nos ponemos de acuerdo

Dínoslo primero a nosotros: casi todo se resuelve con un mensaje. Si no es así, en tu país puedes acudir a este organismo:

- {consumer.body}
- {consumer.web}

{#union}
Si vives en otro país de la Unión Europea, la red de [Centros Europeos del Consumidor](https://www.eccnet.eu) te ayuda gratuitamente. No estamos obligados ni dispuestos a participar en procedimientos ante una entidad de resolución alternativa de litigios de consumo, salvo que la ley de tu país nos obligue a ello.
{/union}`,
    ],
    privacy: [
      'Política de privacidad',
      'Qué datos tuyos guardamos, para qué, durante cuánto tiempo y qué puedes pedir.',
      `## Quién es el responsable

{seller.name}, {seller.address}. Para todo lo relativo a tus datos, escríbenos a [{seller.email}](mailto:{seller.email}).

Normativa aplicable: {law.data}.

## Cuando navegas

Nuestro servidor necesita tu dirección IP para responder a tu navegador y defenderse de ataques. Para ver con qué frecuencia se abren enlaces y páginas, contamos clics. Al hacerlo no guardamos ni tu dirección IP ni el nombre de tu navegador, sino solo un valor calculado a partir de ellos con una clave secreta que se destruye cada día. Los clics se borran a los 90 días. La base jurídica es nuestro interés legítimo en una tienda segura y que mejore (art. 6.1.f) RGPD).

## Cookies

Sin estas la tienda no puede funcionar:

- tu inicio de sesión, durante 30 días
- tu cesta, hasta que se olvida tras 120 días sin cambios
- el idioma y el país que has elegido
- tu elección sobre las cookies, durante 180 días

Todo lo demás llega solo cuando has dicho que sí (art. 6.1.a) RGPD); antes no se carga nada de otras empresas:

- **Estadísticas**: qué páginas se abren y qué se añade a las cestas.
- **Publicidad**: desde qué anuncio o socio has llegado; se guarda durante 30 días.

Puedes cambiar de opinión en cualquier momento en la [Configuración de cookies](/consent). El registro de tu elección se guarda durante tres años, para que podamos demostrarla.

## Cuando haces un pedido

Necesitamos tu nombre, dirección, correo electrónico y teléfono para celebrar y cumplir el contrato contigo (art. 6.1.b) RGPD). Comunicamos lo necesario, y nada más, a estos destinatarios:

- el transportista que te lleva el paquete
- el proveedor de pagos en cuya página pagas: {payment.providers}. El número de tu tarjeta nunca llega a nosotros.
- el proveedor que envía nuestros correos
- el proveedor en cuyos servidores funciona la tienda

Las facturas y la documentación correspondiente se guardan durante el tiempo que exige la legislación fiscal y mercantil (art. 6.1.c) RGPD).

## Tu cuenta, devoluciones, opiniones y mensajes

- Tu cuenta y tus favoritos se guardan hasta que elimines la cuenta.
- Los mensajes que nos envías se borran dos años después de cerrarse el asunto.
- Las opiniones se publican con el nombre que elijas. Si eliminas tu cuenta, se borran el nombre y el texto, y las estrellas se quedan.
- Podemos recordarte una vez por correo una cesta que dejaste a medias, si nos diste tu dirección; en cada uno de esos correos puedes decir que no.

## Newsletter

Te escribimos solo cuando has confirmado tu dirección con el enlace que te enviamos. Cada newsletter tiene un enlace con el que te das de baja en un solo paso. Una dirección que nunca se confirma se borra a los 30 días.

## Girar la ruleta

Quien gira la ruleta da una dirección de correo, a la que queda vinculado el premio. Guardamos la dirección y contamos las tiradas por visitante y conexión, para que nadie tire más veces que los demás. Las tiradas se borran a los 13 meses.

## Afiliados y vendedores

Los socios que nos recomiendan saben que un pedido llegó a través de ellos y cuánto ganan con él, pero nunca quién eres. Quien solicita ser afiliado o vendedor nos da datos de empresa, de contacto y de pago, que necesitamos para el contrato y la contabilidad.

## Transferencias a otros países

{#union}
Cuando un proveedor trata datos fuera del Espacio Económico Europeo, solo ocurre con una decisión de adecuación de la Comisión Europea o con sus cláusulas contractuales tipo (arts. 44 a 49 RGPD).
{/union}
{#outside}
Nuestra empresa y nuestros servidores pueden estar en un país distinto del tuyo. También allí tus datos están protegidos como se describe aquí.
{/outside}

## Tus derechos

- saber qué datos tuyos guardamos y recibir una copia
- que se rectifiquen, se supriman o se limite su tratamiento
- llevártelos en un formato de lectura mecánica
- oponerte a lo que hacemos sobre la base de un interés legítimo
- retirar un consentimiento, con efecto para el futuro

Si tienes cuenta, puedes descargar tus datos y eliminarlos en [Privacidad](/user/privacy). Si no, basta con un mensaje. No tomamos ninguna decisión sobre ti únicamente por medios automatizados.

## Reclamaciones

Puedes reclamar ante la autoridad de protección de datos:

- {data.authority}
- {data.address}
- {data.web}

*Versión: {revised}*`,
    ],
    terms: [
      'Términos y condiciones',
      'Lo que rige para cada pedido en esta tienda.',
      `## 1. Quién celebra el contrato

Estas condiciones rigen para los pedidos de consumidores en la tienda {shop.name} con entrega en este país: {country.name}. Tu contrato es con {seller.name}, {seller.address}. Los productos de otros vendedores también los vendemos nosotros, en nuestro propio nombre.

## 2. Cómo se celebra el contrato

Lo que se muestra en la tienda es una invitación a comprar. Añades productos a la cesta, indicas dirección, entrega y pago, y puedes corregirlo todo antes del último paso. Con el botón «{button}» haces un pedido vinculante. Recibes un correo que confirma que ha llegado. El contrato se celebra cuando confirmamos el pedido por correo electrónico; si pagas en línea, a más tardar cuando hayas pagado.

El contrato puede celebrarse en el idioma en el que lees la tienda. Guardamos su texto; lo encuentras en tu cuenta y en el correo.

## 3. Precios y pago

Todos los precios son finales, en la moneda indicada y con el IVA incluido. El envío y, en su caso, los gastos de contra reembolso se muestran antes de que hagas el pedido. Pagas con los métodos que se ofrecen al tramitar el pedido. Un pedido que no se paga a tiempo se cancela y no debes nada.

{#union}
Si anunciamos una rebaja, el precio tachado es el más bajo de los 30 días anteriores a ella.
{/union}

## 4. Entrega

Entregamos solo en este país: {country.name}. Salvo que al tramitar el pedido se indique otra cosa, tu paquete llega en 3-6 días laborables. Si algo no se puede entregar, te lo decimos de inmediato y te devolvemos lo que has pagado. El riesgo se te transmite cuando recibes los productos, o cuando los recibe una persona que hayas indicado.

Los productos siguen siendo nuestros hasta que estén pagados.

## 5. Desistimiento y devoluciones

{#union}
Puedes desistir del contrato en un plazo de {withdrawal.days} días naturales sin indicar el motivo: consulta [Derecho de desistimiento](/right-of-withdrawal).
{/union}

Además, puedes devolver productos sin usar y con sus etiquetas en los {return.days} días siguientes a la entrega y recuperar tu dinero: consulta [Devolver un artículo](/guest/return). Los productos precintados por motivos de higiene solo se devuelven con el precinto intacto. Esto no limita los derechos que te da la ley.

## 6. Si algo está defectuoso

{#union}
Se aplica la garantía legal ({law.guarantee}): consulta [Garantía legal](/legal-guarantee).
{/union}
{#outside}
Tienes los derechos que te da la ley ({law.guarantee}): consulta [Garantía legal](/legal-guarantee).
{/outside}

## 7. Cupones y premios

Un cupón vale para el plazo, los países y los importes que se indican con él, y solo uno por pedido. No se canjea por dinero. Los cupones obtenidos como premio valen para la dirección de correo que los ganó.

## 8. Opiniones

Solo puede opinar sobre un producto quien lo ha comprado. Lo comprobamos con el pedido, publicamos por igual elogios y críticas, y solo descartamos lo que infringe la ley o no tiene que ver con ninguna compra.

## 9. Responsabilidad

Respondemos sin límite por dolo y negligencia grave, por daños a la vida, la integridad física o la salud, y cuando así lo disponga la ley sobre responsabilidad por productos defectuosos. En los demás casos respondemos del incumplimiento de las obligaciones en las que se basa el contrato, hasta el daño previsible. Conservas los derechos que la ley te reconoce con carácter imperativo.

## 10. Ley aplicable y litigios

{#union}
Se aplica la ley del país en el que el vendedor tiene su domicilio social; conservas la protección imperativa del país en el que vives. Puedes demandarnos donde vives.
{/union}
{#outside}
A los consumidores se les aplica la ley del país en el que entregamos.
{/outside}

Si una parte de estas condiciones no es válida, la ley ocupa su lugar y el resto sigue rigiendo. Consulta también el [Aviso legal](/imprint) y la [Política de privacidad](/privacy).

*Versión: {revised}*`,
    ],
    withdrawal: [
      'Derecho de desistimiento',
      'Cómo desistir de tu pedido, con el formulario para hacerlo.',
      `{#union}
## Tu derecho

Tienes derecho a desistir del presente contrato en un plazo de {withdrawal.days} días naturales sin necesidad de justificación ({law.withdrawal}).

El plazo de desistimiento expirará a los {withdrawal.days} días naturales del día en que adquiriste la posesión material de los bienes, o la adquirió un tercero indicado por ti, distinto del transportista; si un pedido incluye varios bienes, del último de ellos.

Para ejercer el derecho de desistimiento, debes notificarnos ({seller.name}, {seller.address}, correo electrónico {seller.email}, teléfono {seller.phone}) tu decisión a través de una declaración inequívoca. Lo más fácil es el botón [Desistir del contrato](/withdrawal); recibes de inmediato por correo electrónico una confirmación con fecha y hora. También puedes usar el formulario que figura más abajo, o escribir una carta o un correo. Para cumplir el plazo de desistimiento, basta con que envíes tu declaración antes de que venza el plazo.

## Consecuencias del desistimiento

Si desistes, te devolveremos todos los pagos recibidos de ti, incluidos los gastos de entrega (con la excepción de los gastos adicionales de una modalidad de entrega más cara que nuestra entrega ordinaria más económica), sin ninguna demora indebida y, a más tardar, en 14 días naturales a partir de la fecha en la que se nos informe de tu desistimiento. Usamos el mismo medio de pago que empleaste tú, a no ser que acordemos contigo otra cosa; no te supone ningún gasto. Podremos retener el reembolso hasta haber recibido los bienes o hasta que hayas demostrado que los has enviado, según qué condición se cumpla primero.

Devuélvenos o entréganos los bienes sin ninguna demora indebida y, a más tardar, en 14 días naturales a partir de la fecha en la que nos comuniques tu decisión. {return.paidBy|customer=Asumes el coste directo de la devolución.|shop=Los gastos de la devolución corren de nuestra cuenta.} Solo respondes de la disminución de valor de los bienes si resulta de una manipulación que no era necesaria para ver cómo son y si te quedan bien.

## Cuándo no hay derecho de desistimiento

No existe para los bienes confeccionados según tus deseos ni para los bienes precintados que, por razones de salud o de higiene, no se pueden devolver una vez que has roto el precinto, por ejemplo ropa interior o ropa de baño.

## Modelo de formulario de desistimiento

*(Solo debes cumplimentar y enviar el presente formulario si deseas desistir del contrato.)*

- A la atención de {seller.name}, {seller.address}, {seller.email}:
- Por la presente le comunico/comunicamos (\\*) que desisto de mi/desistimos de nuestro (\\*) contrato de venta de los siguientes bienes (\\*):
- Pedidos el (\\*) / recibidos el (\\*):
- Nombre del consumidor o de los consumidores:
- Domicilio del consumidor o de los consumidores:
- Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):
- Fecha:

(\\*) Táchese lo que no proceda.
{/union}
{#outside}
La ley de este país ({country.name}) no reconoce un derecho general a desistir sin motivo de una compra a distancia. Nosotros te lo damos de todos modos:

- En los {withdrawal.days} días siguientes a la entrega puedes desistir con el botón [Desistir del contrato](/withdrawal).
- En los {return.days} días siguientes a la entrega puedes [devolver productos sin usar](/guest/return) con sus etiquetas.

Te devolvemos el dinero por el mismo medio con el que pagaste o en una cuenta que nos indiques.
{/outside}

*Versión: {revised}*`,
    ],
    guarantee: [
      'Garantía legal',
      'Tus derechos cuando los productos están defectuosos o no se ajustan a la descripción.',
      `{#union}
## {law.guaranteeYears|2=Dos años|3=Tres años} de garantía legal

Por ley ({law.guarantee}) respondemos de los productos que están defectuosos, que no tienen el aspecto o el funcionamiento descritos o a los que les falta algo que les corresponde, si el defecto se manifiesta en un plazo de {law.guaranteeYears|2=dos años|3=tres años} desde la entrega. Durante los primeros {law.burdenMonths} meses se presume que el defecto existía desde el principio; no tienes que demostrarlo.

## Qué puedes pedir

1. Primero la reparación o la sustitución, a tu elección, gratis, en un plazo razonable y sin mayores inconvenientes para ti. Podemos negarnos a lo que sea imposible o tenga un coste desproporcionado.
2. Si no da resultado, tarda demasiado o se rechaza, o si el defecto es grave: una rebaja del precio, o tu dinero a cambio del producto. Un defecto de escasa importancia no pone fin al contrato.

Los gastos de envío, recogida y reparación corren de nuestra cuenta.

## Cómo hacerlo

Escríbenos desde [la página de contacto](/helpcenter/contact) o a {seller.email}, con el número de pedido, unas palabras y, si es posible, una foto. Hazlo, por favor, poco después de notar el defecto.

## Lo que no es

La garantía legal no cubre el desgaste normal ni los daños por un uso o un cuidado contrarios a la etiqueta. No cuesta nada, y ninguna garantía del fabricante, si la hay, la limita. El derecho de desistimiento existe aparte.
{/union}
{#outside}
Los productos deben ajustarse a la descripción y servir para su finalidad ({law.guarantee}). Si no es así, escríbenos desde [la página de contacto](/helpcenter/contact) o a {seller.email} con el número de pedido y, si es posible, una foto: los reparamos o sustituimos, o te devolvemos lo que pagaste. Además, puedes devolver productos sin usar en {return.days} días.

También atiende reclamaciones:

- {consumer.body}
- {consumer.web}
{/outside}

*Versión: {revised}*`,
    ],
    accessibility: [
      'Accesibilidad',
      'Cómo puede usar esta tienda todo el mundo, y qué hacer donde no sea posible.',
      `## Nuestro objetivo

Todo el mundo debe poder comprar aquí. La tienda está construida según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y la norma europea EN 301 549.

- La ley: {law.accessibility}

## El servicio

Una tienda en línea: buscar y filtrar, ver productos, hacer un pedido, pagar, seguir un paquete, devolver, desistir y gestionar una cuenta. Todo funciona con el teclado, con un lector de pantalla, ampliado al 400 por ciento, en vertical y en horizontal, y sin movimiento para quienes le han pedido menos a su dispositivo. Las imágenes tienen descripción, los formularios indican sus errores y ningún plazo se agota sin aviso.

## Cómo se comprueba

Con cada cambio, una prueba automática revisa las páginas de la tienda en varios idiomas, y se hacen recorridos completos solo con el teclado. Esta declaración se basa en nuestra propia evaluación.

## Limitaciones conocidas

- Las imágenes y los textos que aportan los vendedores pueden estar peor descritos que los nuestros.
- Las páginas en las que pagas pertenecen a los proveedores de pagos.
- Lo que nadie ha traducido todavía aparece en inglés y está marcado como tal para los lectores de pantalla.

## Cuéntanoslo

Si algo te lo impide, escríbenos desde [la página de contacto](/helpcenter/contact) o a {seller.email}, o llama al {seller.phone}. Respondemos en pocos días laborables y, si lo necesitas, te enviamos el mismo contenido de otra forma.

{#union}
Si nuestra respuesta no te satisface, puedes dirigirte a la autoridad que supervisa esta ley:

- {accessibility.body}
- {accessibility.web}
{/union}

*Versión: {revised}*`,
    ],
  },
};
