import { words } from '../../../kernel/words';

export const peopleWords = words('peopleWords', {
  personFiles: {
    sameExperience: 'Ya está así: alguien más lo cambió antes.',
    experienced: 'Quitar los límites de inversión por experiencia o relación',
    notExperienced: 'Volver a poner los límites de inversión',
    person: 'Inversionista',
    reason: 'Motivo y evidencia',
    rename: 'Corregir el nombre de quien ya firmó un contrato',
    renameCompany: 'Corregir el nombre de un instalador verificado',
    nameNow: 'Nombre actual',
    nameThen: 'Nombre corregido',
  },
  personNotes: {
    yourOwn: 'Sobre tu propia cuenta solo anota otra persona del backoffice.',
  },
  programUsers: {
    here: 'Esta persona ya es parte del programa.',
    pending: 'Ya tiene una invitación abierta. Reenvíala o edita su acceso en la lista.',
    unknownZone: 'Elige zonas activas del programa.',
    worksAll: 'Quien administra el programa trabaja todas las zonas.',
    zoneGone: 'Una zona en la que trabajaba está desactivada. Actívala primero.',
    yourself: 'Sobre tu propio acceso solo actúa otra persona.',
    last: 'Es la única persona activa que administra el programa. Invita antes a otra.',
    notActive: 'Esta persona ya no tiene acceso al programa.',
    notInvited: 'Esta invitación ya no está abierta.',
    notDeactivated: 'Esta persona ya tiene acceso al programa.',
    invited: 'Te invitaron al programa {{program}}',
    invitedText: 'Te invitaron al programa {{program}} en {{brand}}, como {{role}}.',
    invitedHow:
      'Para aceptar abre este enlace y elige tu contraseña. Vence en 72 horas; después pide a quien te invitó que te envíe otro:',
    accountInUse: 'Este correo ya tiene una cuenta. Entra con ella para aceptar la invitación.',
    otherAccount: 'La invitación es para otro correo. Entra con la cuenta que lo tiene.',
    staff: 'Una cuenta del backoffice no entra a programas. Pide que te inviten con otro correo.',
    hereAlready:
      'Tu cuenta ya está en este programa. Si no puedes entrar, pide a quien lo administra que te devuelva el acceso.',
  },
  registrations: {
    checkYourMail:
      'Revisa tu correo: te enviamos un enlace para activar tu cuenta. Vence en 72 horas.',
    activationSent:
      'Si el correo tiene una cuenta por activar, en unos minutos recibirás un enlace.',
    profileThere: 'La persona ya tiene ese perfil.',
    profileNotAdded:
      'Ese perfil no se puede agregar: la cuenta tiene que estar activa, sin bloqueo y con los términos aceptados, y no ser del backoffice. A quien vende para una empresa no se le agrega el de instalador.',
    profileNotThere: 'La persona no tiene ese perfil.',
    onlyProfile: 'Es el único perfil de la persona: no se puede quitar.',
    profileUsed: 'El perfil no se puede quitar: tiene o tuvo {{what}}.',
    hangs: {
      broughtBy: 'una empresa, vendedor o programa que lo trajo',
      decisions: 'trámites de verificación',
      sellers: 'vendedores',
      applicants: 'solicitantes que trajo',
      invitations: 'invitaciones',
      bankAccount: 'una cuenta bancaria',
      contract: 'un contrato de inversionista',
      risks: 'una constancia de riesgos',
    },
    unknownCode: 'No conocemos ese código. Revísalo o deja el campo vacío.',
  },
  agents: {
    mail: {
      invited: 'Un instalador te invita a vender',
      invitedText:
        'Un instalador quiere que vendas sus proyectos en {{brand}}: al abrir el enlace ves cuál es. Al aceptar tendrás una cuenta de vendedor con este correo y verás sus proyectos.',
      invitedHow: 'Para aceptar, abre este enlace y elige tu contraseña; vence en 72 horas:',
      inUse:
        'Un instalador quiere que vendas sus proyectos en {{brand}}, pero este correo ya tiene una cuenta y la de un vendedor es aparte.',
      inUseHow: 'Si quieres vender, pide a quien te invitó que lo haga con otro correo.',
    },
    invitedAlready: 'Este correo ya tiene una invitación del instalador, o ya vende con él.',
    noInstaller: 'Elige un instalador verificado y sin suspensión.',
    installerTakesNone:
      'El instalador no está verificado o está suspendido: por ahora no puede invitar a nadie.',
    notInvited: 'Esta persona no tiene una invitación abierta.',
    alreadyRemoved: 'Esta persona ya no vende con el instalador.',
    noSuccessor: 'Elige a otro vendedor activo del instalador, o al instalador.',
    accountInUse:
      'Este correo ya tiene una cuenta, y la de un vendedor es aparte. Pide a quien te invitó que lo haga con otro correo.',
  },
  privacy: {
    answeredAlready: 'Esta solicitud ya tiene respuesta.',
    openAlready:
      'Ya pediste esto con el folio {{folio}}: espera la respuesta antes de pedirlo de nuevo.',
    holds: {
      agent: 'Vendes para un instalador: pídele que te dé de baja.',
      program: 'Trabajas en un programa: pide que te quiten el acceso.',
      team: 'Tienes vendedores: dalos de baja antes.',
      request:
        'Espera la respuesta a tu solicitud {{folio}}: la recibes a más tardar el {{day, day}}.',
    },
    answeredByClosing: 'Cerraste tu cuenta y borramos tus datos.',
    closed: {
      subject: 'Cerramos tu cuenta',
      text: 'Cerramos tu cuenta como lo pediste y borramos tus datos: nombre, correo, teléfono, contraseña, cuentas bancarias y avisos.',
      kept: 'La ley nos obliga a conservar, bloqueados, los movimientos de dinero, los contratos, tus aceptaciones y la bitácora. Nadie los usa para otra cosa.',
      goodbye:
        'Este es el último correo que te enviamos. Con esta dirección puedes abrir otra cuenta cuando quieras.',
    },
  },
  phones: {
    codeSubject: 'Código para confirmar un teléfono',
    code: '{{brand}}: tu código es {{code}}. Nadie de nuestro equipo te lo pedirá.',
    changedSubject: 'El teléfono de la cuenta cambió',
    changed:
      '{{brand}}: este número ya no es el de tu cuenta. Si no lo cambiaste tú, restablece tu contraseña.',
  },
  bankAccounts: {
    coolingOff: {
      ownerCooling:
        'Por seguridad, porque su dueño cambió su verificación en dos pasos o su correo, este dinero puede salir a partir del {{when}}.',
      ownerBlocked:
        'Nuestro equipo bloqueó la cuenta de su dueño: este dinero sale cuando se desbloquee.',
      cooling:
        'Por seguridad, porque cambió tu verificación en dos pasos o tu correo, podrás {{act}} a partir del {{when}}.',
    },
    notTheirs: {
      noBank: 'La CLABE no es de ningún banco; revisa sus dígitos.',
      portalClabe: 'Esta CLABE es del portal: escribe la de tu banco.',
    },
    rules: {
      changeForWithdrawals: 'cambiar tu cuenta para retiros',
      yourNameByLaw: 'La cuenta debe estar a tu nombre (LRITF, artículo 45).',
      changeForReturns: 'cambiar tu cuenta para devoluciones',
      yourName: 'La cuenta debe estar a tu nombre.',
      changeForPayments: 'cambiar la cuenta de tus cobros',
      companyNameByLaw: 'La cuenta debe estar a nombre de la empresa (LRITF, artículo 45).',
      itsName: 'La cuenta debe estar a nombre de la empresa.',
      yourNameOrBusiness: 'La cuenta debe estar a tu nombre o al de tu negocio.',
      companyName: 'La cuenta debe estar a nombre de tu empresa o al tuyo.',
      otherNameNow:
        'La cuenta está a nombre de {{holder}} y su dueño ya no se llama así: recibe dinero cuando la registre de nuevo con su nombre de ahora.',
      usableFrom: 'Por seguridad, la cuenta nueva recibe dinero a partir del {{when}}.',
    },
  },
  suppliers: {
    yourOwn: 'Sobre tu propia empresa decide otra persona del backoffice.',
    notOnboarded: 'Antes de pedir la verificación termina los pasos de tu alta.',
    notUploaded: 'Antes de pedir la verificación falta cargar: {{names}}.',
    notVerified: 'Antes de verificarla falta validar: {{names}}.',
    sameLevel: 'Ya tiene ese nivel.',
    notNow: {
      request: 'No puedes pedir la verificación en este momento.',
      approve_projects:
        'Solo se le permite preparar proyectos a una empresa registrada que pidió su verificación.',
      verify: 'Solo se verifica a una empresa que pidió su verificación y no está suspendida.',
      reject_request: 'Ya no hay una solicitud por decidir.',
      change_level: 'El nivel de una empresa suspendida no cambia.',
      suspend: 'La empresa ya está suspendida.',
      lift_suspension: 'La empresa no está suspendida.',
    },
  },
  profiles: {
    ofOtherKind: 'Este dato no se pide a tu tipo de cuenta.',
    ofNoBusiness: 'Quien no tiene negocio lo deja vacío.',
    adult: 'Para usar el portal debes ser mayor de edad.',
    pastDay: 'La fecha no puede ser futura.',
    verified: {
      individual:
        'Con este dato verificamos tu identidad. Para corregirlo, escribe a nuestro equipo.',
      legal_entity:
        'Con este dato verificamos la identidad del representante legal. Para corregirlo, escribe a nuestro equipo.',
    },
  },
  postalCodes: {
    usage:
      'Para importar el catálogo de códigos postales: npm run postal-codes -- import CPdescarga.txt',
    noFile: 'No se puede leer el archivo {{file}}.',
    noCatalogue: 'El archivo {{file}} no es el catálogo en texto de Correos de México.',
    imported_one: 'Se importó un asentamiento.\n',
    imported_other: 'Se importaron {{count, number}} asentamientos.\n',
  },
  taxProfiles: {
    otherRegime: 'Ese régimen no es de tu tipo de persona.',
    otherUse: 'En ese régimen no se deducen gastos: elige CP01 o S01.',
    genericRegime: 'Con un RFC genérico el régimen es 616, sin obligaciones fiscales.',
    genericUse: 'Con un RFC genérico el uso es S01, sin efectos fiscales.',
  },
  generalData: {
    wrongStep: 'Ese paso no sigue al que llevas.',
  },
});
