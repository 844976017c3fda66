import { words } from '../../../kernel/words';

export const referralWords = words('referralWords', {
  title: 'Tu enlace de invitación',
  help: 'Quien se registra con él queda ligado a tu invitación. Compártelo por mensaje o imprime el código.',
  link: 'Enlace',
  qr: 'Código QR de tu enlace de invitación',
  downloadSvg: 'Descargar QR (SVG)',
  downloadPng: 'Descargar QR (PNG)',
  fileName: 'invitacion-{{code}}',
  visits: 'Visitas',
  registrations: 'Registros',
  counted:
    'Contamos una visita por navegador y día, hasta 20 de una misma red, sin guardar quién es. Un registro cuenta cuando la persona activa su cuenta.',
  month: 'Mes',
  months: 'Por mes',
});
