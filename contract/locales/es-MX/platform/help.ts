import { words } from '../../../kernel/words';

/** Texts of the pages of help, the same for visitors and for people with a session. */
export const faqWords = words('faqWords', {
  title: 'Preguntas frecuentes',
  search: 'Buscar en las preguntas',
  audience: 'Para quién',
  all: 'Todos',
  none: 'Ninguna pregunta coincide. Prueba con otra palabra.',
  seeAll: 'Buscar en las preguntas de todos',
  link: 'Enlace a esta pregunta',
});

export const securityTips = words('securityTips', {
  title: 'Seguridad',
  lead: 'Cómo protegemos tu cuenta y qué puedes hacer tú.',
  sections: [
    {
      title: 'Nunca te pediremos',
      items: [
        'Tu contraseña, tus códigos de seis dígitos o los de recuperación, por ningún medio.',
        'Depósitos en efectivo, a tarjetas o a cuentas de personas: el dinero va siempre a tu CLABE, la que ves dentro del portal.',
        'Anticipos para darte un crédito, liberar un retiro o "activar" tu cuenta.',
        'Instalar programas para ver o controlar tu pantalla.',
      ],
    },
    {
      title: 'Revisa antes de escribir tu contraseña',
      items: [
        'Que la dirección del navegador sea la de este portal y empiece con https.',
        'Que llegaste escribiendo la dirección o desde tus favoritos, no desde un mensaje inesperado.',
        'Que el mensaje no te apure: la prisa es la señal más común de un engaño.',
        'Si un correo nuestro trae un enlace que no pediste, no lo abras: mientras nadie lo use, nada cambia en tu cuenta.',
      ],
    },
    {
      title: 'Protege tu cuenta',
      items: [
        'Activa la verificación en dos pasos y guarda los códigos de recuperación fuera de tu teléfono.',
        'Usa una contraseña que no uses en otro sitio, de preferencia hecha y guardada por un administrador de contraseñas.',
        'Protege también tu correo: quien entra a él puede restablecer tu contraseña.',
        'Cierra la sesión en equipos compartidos; también la cerramos tras unos minutos sin actividad.',
      ],
    },
    {
      title: 'Qué hacemos nosotros',
      items: [
        'Solo hay una sesión abierta a la vez: si alguien más entra, la tuya se cierra y te decimos por qué.',
        'Invertir, retirar, firmar y cambiar tu cuenta bancaria piden un segundo código.',
        'Una cuenta bancaria nueva espera 24 horas antes de recibir retiros, y te avisamos del cambio por correo.',
        'Cada acto sobre tu dinero, tus documentos y tu acceso queda en una bitácora encadenada: quitarle o cambiarle un renglón se nota.',
      ],
    },
    {
      title: 'Si te robaron el teléfono o alguien entró a tu cuenta',
      items: [
        'Restablece tu contraseña de inmediato, desde cualquier equipo: cierra todas tus sesiones.',
        'Entra con un código de recuperación, quita la verificación en dos pasos del teléfono perdido y actívala en otro.',
        'Revisa tus accesos recientes y, si inviertes, tus retiros: los que siguen como "Solicitado" se pueden cancelar.',
        'Avisa a tu banco si el teléfono o tu identificación están en manos de otra persona.',
        'Denuncia: Policía Cibernética, 088, a toda hora. Quejas contra instituciones financieras: Condusef, 55 5340 0999.',
      ],
    },
  ],
});

/** What the private page of security adds: the person's own state. */
export const ownSecurity = words('ownSecurity', {
  title: 'Tu cuenta',
  lastAccess: 'Tu acceso anterior',
  noAccess: 'Este es tu primer acceso.',
  factor: 'Verificación en dos pasos',
  factorOn: 'Activa desde el {{since}}',
  factorOff: 'Inactiva',
  review: 'Revisar mi seguridad',
  questions: 'Preguntas sobre acceso y fraude',
  notYou: 'Si no reconoces ese acceso, cambia tu contraseña ahora.',
});
