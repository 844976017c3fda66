import { words } from '../../../kernel/words';

export const cardEventWords = words('cardEventWords', {
  added: 'Registraste una tarjeta para pagar',
  addedText: 'Se registró {{card}} para los pagos de tus créditos.',
  removed: 'Quitaste una tarjeta',
  removedText: 'Se quitó {{card}}: no se le cobrará más.',
  link: 'Enlace de tus tarjetas para pagar',
  linkText: 'Te enviamos por correo el enlace con que registras las tarjetas para pagar.',
  linkMail:
    'Con este enlace registras, ves y quitas las tarjetas con que pagas tu crédito. Pide un código antes de mostrar nada. No lo compartas.',
  closed: 'Cerramos el enlace de tus tarjetas',
  closedText:
    'Alguien escribió demasiados códigos equivocados. Nadie vio tus tarjetas. En tu cuenta, en Realizar pagos, puedes abrir un enlace nuevo.',
});
