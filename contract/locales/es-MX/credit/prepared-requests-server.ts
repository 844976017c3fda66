import { words } from '../../../kernel/words';

export const preparedRequestWords = words('preparedRequestWords', {
  mailTitle: 'Un instalador pidió un crédito a tu nombre',
  mailText:
    'Un instalador preparó en {{brand}} la solicitud de un crédito para tu instalación: al abrir el enlace ves cuál es. Nada queda pedido hasta que tú la actives.',
  mailHow: 'Para ver el crédito, activar tu cuenta y pedirlo, abre este enlace; vence en 72 horas:',
  preparedAlready:
    'Ya hay un crédito por activar con este correo. Puedes enviarle el enlace de nuevo.',
  notOpen: 'Este crédito ya no está por activar.',
  suppliersOnly: 'Solo un instalador o sus vendedores piden créditos a nombre de alguien.',
  accountInUse: 'Este correo ya tiene una cuenta. Entra con ella para confirmar el crédito.',
  otherAccount:
    'Este crédito se pidió para otro correo. Sal y entra con la cuenta que lo tiene para confirmarlo.',
  asked: 'Si hay un crédito por activar con ese correo, te enviamos un enlace nuevo.',
});
