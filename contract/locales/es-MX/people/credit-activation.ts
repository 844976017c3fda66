import { words } from '../../../kernel/words';

export const creditActivation = words('creditActivation', {
  title: 'Activa tu cuenta y tu crédito',
  help: 'Una empresa pidió un crédito a tu nombre. Al continuar verás cuál es; nada queda pedido hasta que tú lo confirmes.',
  begin: 'Ver el crédito',
  greeting:
    '{{name}}, este es el crédito que {{installer}} pidió para ti. Puedes confirmarlo hasta las {{time}}.',
  product: 'Producto',
  amount: 'Monto',
  term: 'Plazo',
  months_one: '{{count}} mes',
  months_other: '{{count}} meses',
  payment: 'Mensualidad estimada',
  paymentHelp: 'Con las condiciones de referencia de hoy. La aprobación puede cambiarla.',
  place: 'Instalación en',
  lines: 'Qué incluye',
  line: '{{quantity, number}} × {{name}}',
  accountTitle: 'Tu cuenta',
  accountHelp:
    'Elige la contraseña con la que entrarás. Así confirmas también que este correo es tuyo.',
  owed: 'Lo que debes en otras plataformas',
  owedHelp:
    'En pesos, lo que debes a otras instituciones de financiamiento colectivo. Escribe 0 si no debes.',
  accept: 'Activar mi cuenta y pedir el crédito',
  haveAccount: '¿Ya tienes una cuenta con el correo al que te llegó el enlace?',
  enterToConfirm: 'Entrar y confirmar',
  confirmTitle: 'Confirma con tu cuenta',
  confirmHelp:
    'Entraste como {{name}}. El crédito se pedirá con esta cuenta, que debe tener el correo al que te llegó el enlace.',
  confirm: 'Confirmar y pedir el crédito',
  otherAccount: 'Entrar con otra cuenta',
  askedTitle: 'Pedimos tu crédito',
  asked: 'Está en tu cuenta. Ábrelo para ver qué sigue.',
  doneTitle: 'Tu cuenta está activa',
  done: 'Pedimos tu crédito. Entra para verlo y completar lo que falta.',
  enter: 'Entrar a mi crédito',
  another: 'Pide otro enlace',
  sendAnother: 'Enviar otro enlace',
  anotherHelp: 'Si el tuyo venció o ya se usó, escribe el correo al que te llegó.',
});
