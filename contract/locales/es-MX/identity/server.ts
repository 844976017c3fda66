import { words } from '../../../kernel/words';

export const identityWords = words('identityWords', {
  accounts: {
    closedName: 'Cuenta cerrada',
    closed: 'La cuenta está cerrada: ya no se anota ni se cambia nada de ella.',
    staffHold:
      'Eres del backoffice: pide a otra persona de administración que te quite ese acceso.',
  },
  administrators: {
    invite: 'Invitar a un administrador',
    name: 'Nombre',
    email: 'Correo',
    invited: 'Te invitaron a administrar {{brand}}',
    invitedText: '{{by}} te invitó al backoffice de {{brand}}.',
    invitedHow:
      'Para activar tu cuenta y elegir su contraseña abre este enlace en las próximas 72 horas:',
    emailTaken: 'Ya hay una cuenta con este correo. Escribe otro.',
    duties: 'Funciones',
    firstColleague:
      'Incluye Administración: es la primera persona que invitas, y lo que toma dos personas sobre las cuentas necesita a otra con esa función.',
  },
  auth: {
    account: {
      passwordWithName: 'Elige una contraseña que no contenga tu correo ni el nombre del portal.',
      commonPassword: 'Muchas personas usan esta contraseña o una casi igual. Elige otra.',
      wrongCode: 'El código no es correcto o ya venció.',
      usedCode:
        'Este código ya se usó, por ejemplo al iniciar sesión, y no se puede usar otra vez. Espera a que tu aplicación muestre el siguiente.',
      wrongPassword: 'La contraseña no es correcta.',
    },
    resetSent: 'Si el correo pertenece a una cuenta, en unos minutos recibirás un enlace.',
    identify: {
      replaced: 'Tu sesión se cerró porque se inició otra con tu cuenta.',
      inactive: 'Cerramos tu sesión por inactividad.',
      lifetime: 'Tu sesión llegó a su límite.',
      passwordChanged: 'Tu sesión se cerró porque cambió la contraseña.',
      blocked:
        'Cerramos tu sesión y bloqueamos la entrada a tu cuenta 15 minutos: hubo demasiados intentos con una contraseña o un código equivocados.',
      closed:
        'Cerramos tu sesión y tu cuenta: hubo demasiados códigos equivocados. Te escribimos cómo abrirla.',
      removed: 'Te dieron de baja como vendedor y cerramos tu sesión. Te escribimos por correo.',
      accountClosed: 'Cerraste tu cuenta.',
      emailRestored:
        'Cerramos tu sesión porque se deshizo el cambio de correo de tu cuenta. Entra con el correo de antes.',
      staffClosed: 'Nuestro equipo cerró tu sesión. Te escribimos por correo.',
    },
    login: {
      noRole: 'Tu cuenta ya no tiene acceso a ninguna área. Pregunta a quien te lo dio.',
      wrong:
        'El correo o la contraseña no son correctos, o la cuenta está bloqueada. Espera unos minutos, ábrela con el enlace que te enviamos o restablece tu contraseña.',
    },
    mails: {
      ignore: 'Si no fuiste tú, ignora este mensaje; nada cambia en tu cuenta.',
      activate: 'Activa tu cuenta',
      activateAsked: 'Alguien pidió con este correo una cuenta de {{brand}}.',
      activateHow:
        'Para activarla y elegir su contraseña abre este enlace en las próximas 72 horas:',
      activateOthers:
        'Si no la pediste tú y quieres una, regístrate en {{url}}{{path}}: lo que escribas toma su lugar.',
      openedByStaff: '{{by}}, del equipo de {{brand}}, te abrió una cuenta de {{profile}}.',
      openedWrong:
        'Si no la pediste, no hagas nada: sin activar se borra. Para quejarte escribe a {{email}}.',
      haveAccount: 'Ya tienes una cuenta',
      registeredAgain: 'Alguien intentó registrarse con este correo, que ya tiene una cuenta.',
      signInOrReset:
        'Si fuiste tú, inicia sesión en {{url}}{{signInPath}} o restablece tu contraseña en {{url}}{{url2}}.',
      reset: 'Restablece tu contraseña',
      keptOut: 'Tu cuenta está cerrada',
      keptOutWhy:
        'Alguien pidió una contraseña nueva para tu cuenta de {{brand}}. Está cerrada, y una contraseña no la abre.',
      keptOutHow: 'Para saber por qué, o para abrirla de nuevo, escribe a {{email}}.',
      resetByStaff: 'El equipo de {{brand}} pidió que elijas otra contraseña.',
      resetByStaffWrong:
        'Mientras no lo abras, tu contraseña sigue siendo la misma. Si no lo pediste, avísanos en {{email}}.',
      resetHow: 'Para fijar una contraseña nueva abre este enlace en los próximos 30 minutos:',
      blocked: 'Bloqueamos tu cuenta 15 minutos',
      blockedWhy: 'Hubo varios intentos seguidos con una contraseña o un código equivocados.',
      unblockHow: 'Si quieres entrar ya, abre tu cuenta con este enlace en la próxima hora:',
      blockedSafe:
        'Si no fuiste tú, no necesitas hacer nada: nadie entró y tu contraseña sigue siendo la misma.',
      closed: 'Cerramos la entrada a tu cuenta',
      closedWhy:
        'Alguien que conoce tu contraseña, o que tenía abierta tu sesión, escribió demasiados códigos equivocados.',
      closedHow: 'Nadie puede entrar hasta que la abras. Hazlo con este enlace en la próxima hora:',
      closedReset:
        'Si no fuiste tú, mejor restablece tu contraseña en {{url}}{{path}}: también abre tu cuenta.',
      code: 'Tu código de confirmación',
      codeIs: 'Tu código es {{code}}. Vence en {{life}} y sirve una sola vez.',
      minutes_one: '{{count}} minuto',
      minutes_other: '{{count}} minutos',
      seconds: '{{seconds}} segundos',
      codeSecret: 'Nadie de nuestro equipo te lo pedirá.',
      resetAtOnce: 'Si no fuiste tú, restablece tu contraseña de inmediato en {{url}}{{path}}.',
    },
    oneTime: {
      linkUsed: 'El enlace ya no es válido. Solicita uno nuevo para continuar.',
    },
    secondFactor: {
      activeAlready: 'La verificación en dos pasos ya está activa.',
      startAgain: 'Empieza de nuevo la activación de la verificación en dos pasos.',
    },
  },
  emailChanges: {
    same: 'Ya es el correo de tu cuenta. Escribe otro.',
    confirm: 'Confirma tu correo nuevo',
    confirmHow: 'Para usar esta dirección en tu cuenta abre este enlace en las próximas 24 horas:',
    taken: 'Esta dirección ya tiene una cuenta',
    takenText:
      'Alguien pidió usar esta dirección en otra cuenta. No hicimos ningún cambio: sigue siendo la de la tuya.',
    asked: 'Pediste cambiar tu correo',
    askedText:
      'Enviamos un enlace de confirmación a otra dirección. Mientras no lo abran, todo sigue igual.',
    changed: 'Cambió el correo de tu cuenta',
    changedFrom: 'Esta dirección ya no es la de tu cuenta.',
    undoHow:
      'Si no fuiste tú, abre este enlace en las próximas 72 horas: recuperas esta dirección y cerramos todas las sesiones.',
    restored: 'Se deshizo el cambio de correo',
    restoredText: 'Esta dirección dejó de ser la de la cuenta, que volvió a la de antes.',
  },
  impersonations: {
    notStaff: 'No se puede actuar como otra persona del backoffice.',
  },
  restrictions: {
    administrator: 'Un administrador no se restringe: bloquea su cuenta o quítale el acceso.',
  },
  duties: {
    edit: 'Cambiar las funciones de un administrador',
    before: 'Funciones actuales',
    after: 'Funciones nuevas',
    none: 'Ninguna',
    unchanged: 'Ya tiene estas funciones.',
    lastAdministration:
      'Deja la función Administración: sin esta persona no quedan otras dos que la tengan, y lo que toma dos personas sobre las cuentas no se podría autorizar.',
  },
  users: {
    access: {
      notThisPerson: 'No se puede actuar como esta persona.',
      notBlocked: 'La cuenta ya no está bloqueada.',
      notActive: 'La cuenta no está activa, así que no hay contraseña que restablecer.',
      notPending: 'La cuenta ya está activa: no necesita otro enlace.',
      notBlockable: 'La cuenta ya está bloqueada o no está activa.',
      noFactor: 'La persona no tiene verificación en dos pasos.',
      notAdmin: 'La persona ya no es del backoffice.',
      block: 'Bloquear una cuenta',
      revokeAdmin: 'Quitar el acceso al backoffice',
      person: 'Persona',
      email: 'Correo',
      reason: 'Motivo',
      noSessions: 'La persona no tiene sesiones abiertas.',
      yourOwn: 'Es tu propia cuenta: usa Seguridad, o pídelo a otra persona del backoffice.',
      askedOverYou:
        'Un colega pidió bloquear tu cuenta o quitarte el acceso, y falta que otra persona lo confirme. Mientras, no cambias por tu cuenta el acceso de nadie del backoffice.',
      noLongerYours: 'Ya no tienes la función Administración.',
    },
    switchRole: {
      noRole: 'No tienes ese perfil.',
    },
  },
});
