import { words } from '../../../kernel/words';

/** What follows upon what a person sent about themselves or to others, as its receipt says it. */
export const peopleReceipts = words('peopleReceipts', {
  invited: 'La persona recibe un enlace por correo. Su estado está en esta pantalla.',
  opened: 'La persona recibe un enlace por correo para elegir su contraseña. Esta es su ficha.',
  right: {
    title: 'Recibimos tu solicitud sobre tus datos',
    next: 'Te respondemos aquí y por correo a más tardar el {{day, day}}.',
  },
  verification:
    'El equipo revisa tus documentos y te avisa aquí y por correo. Mientras tanto no tienes que hacer nada.',
  copy: 'Te avisamos por correo cuando esté. La descargas en esta pantalla.',
  consent: 'Vale desde ahora. Lo que sea voluntario puedes revocarlo en esta pantalla.',
  revoked: 'Deja de valer desde ahora. Puedes darlo otra vez en esta pantalla.',
  to: 'Enviada a',
  person: 'Persona',
  consentGiven: 'Consentimiento',
});
