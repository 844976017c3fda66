import { words } from '../../../kernel/words';

/** What the list of notices says of mails that carry a link, which no list keeps. */
export const accessEventWords = words('accessEventWords', {
  blocked:
    'Hubo varios intentos seguidos con una contraseña o un código equivocados. Para entrar antes de 15 minutos usa el enlace que te enviamos por correo. Si no fuiste tú, no necesitas hacer nada: nadie entró y tu contraseña sigue siendo la misma.',
  closed:
    'Alguien que conoce tu contraseña, o que tenía abierta tu sesión, escribió demasiados códigos equivocados. Nadie puede entrar hasta que abras tu cuenta con el enlace que te enviamos por correo. Si no fuiste tú, elige otra contraseña.',
  resetByStaff:
    'Nuestro equipo pidió que elijas otra contraseña. Hazlo con el enlace que te enviamos por correo, que vence en 30 minutos. Mientras no lo abras, tu contraseña sigue siendo la misma. Si no lo pediste, avísanos.',
  registeredAgain:
    'Alguien intentó registrarse con el correo de tu cuenta. No hicimos ningún cambio. Si no fuiste tú, no necesitas hacer nada.',
  addressAsked:
    'Enviamos un enlace de confirmación a otra dirección. Mientras no lo abran, todo sigue igual. Si no fuiste tú, cambia tu contraseña de inmediato.',
});
