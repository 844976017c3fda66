import { words } from '../../../kernel/words';

/** What people are told of what happened, by mail, bell and text. */
export const notificationWords = words('notificationWords', {
  approvalEvents: {
    waits: 'Algo espera tu autorización',
    waitsText: '{{act}}.',
    waitsAmount: '{{act}}: {{amount, mxn}}.',
    confirmed: 'Autorizaron lo que pediste',
    confirmedText: '{{act}}.',
    declined: 'No autorizaron lo que pediste',
    declinedWhy: '{{act}}. Motivo: {{reason}}',
    dropped: 'Lo que pediste ya no espera autorización',
    droppedText:
      '{{act}}. Por seguridad dejó de esperar, porque cambió el acceso a tu cuenta. Si tú lo pediste, puedes pedirlo de nuevo.',
    impossible: '{{act}}: ya no se puede. {{reason}}',
    droppedOther: 'Algo dejó de esperar tu autorización',
    droppedOtherText:
      '{{act}}. Por seguridad, porque cambió el acceso a la cuenta de quien lo pidió.',
  },
  bankEvents: {
    dayUnsound: 'Un día del banco no cuadra',
    dayUnsoundText_one:
      'El {{day, day}} se cerró con {{count, number}} diferencia entre el banco y el libro. Corrígelas o explícalas en Tesorería.',
    dayUnsoundText_other:
      'El {{day, day}} se cerró con {{count, number}} diferencias entre el banco y el libro. Corrígelas o explícalas en Tesorería.',
  },
  creditEvents: {
    acknowledged: 'Acuse de tu solicitud {{folio}}',
    acknowledgedText:
      'Tu instalador nos envió tu solicitud: {{product}}, {{amount, mxn}} a {{months, number}} meses. En tu solicitud ves qué sigue y puedes descargar el acuse.',
    newRequest: 'Nueva solicitud {{folio}}',
    newRequestText: '{{what}}. Revisa sus documentos y decide.',
    chosen: 'Te eligieron para el proyecto {{folio}}',
    chosenText: '{{product}} en {{place}}.',
    approved: 'Aprobamos tu crédito {{folio}}',
    approvedText:
      '{{terms}} Compara las condiciones con lo que pediste y acéptalas para publicarlo.',
    counterOffered: 'Te ofrecemos otras condiciones: {{folio}}',
    counterOfferedText: '{{terms}} Compáralas con lo que pediste: tú decides si las aceptas.',
    rejected: 'No aprobamos tu solicitud {{folio}}',
    rejectedText: '{{reason}}',
    ended: '{{title}}: {{folio}}',
    endedText: '{{reason}}',
    termsAcceptedOf: 'Condiciones aceptadas: {{folio}}',
    termsAccepted: 'El solicitante aceptó las condiciones: ya se puede publicar.',
    published: 'Tu crédito {{folio}} está en fondeo',
    publishedText: 'Los inversionistas pueden aportar {{amount, mxn}} hasta el {{day, day}}.',
    fundingAgain: 'Tu crédito {{folio}} vuelve a fondeo',
    fundingAgainText: 'Faltan {{amount, mxn}}. Las firmas que ya existan se conservan.',
    notFunded: 'Tu crédito {{folio}} no se fondeó',
    notFundedText:
      'Se reunieron {{amount, mxn}} de {{goal, mxn}} antes del plazo. Puedes pedirlo de nuevo.',
    funded: 'Tu crédito {{folio}} está fondeado',
    fundedText:
      'Los inversionistas reunieron {{amount, mxn}}. Lee el contrato y fírmalo para que comience la instalación.',
    goalReached: 'El proyecto {{folio}} reunió su meta',
    goalReachedText:
      'Tu compromiso de {{amount, mxn}} quedó en firme. Te avisaremos cuando se entregue el dinero.',
  },
  investorEvents: {
    depositReceived: 'Recibimos tu depósito',
    depositReceivedText:
      'Acreditamos {{amount, mxn}} a tu saldo disponible. Clave de rastreo: {{trackingKey}}.',
    depositHeld: 'Revisamos tu depósito',
    depositHeldText:
      'Llegaron {{amount, mxn}} a tu CLABE desde una cuenta que no conocemos como tuya. Estarán disponibles cuando terminemos de revisarlos. Clave de rastreo: {{trackingKey}}.',
    depositGone: 'Tu depósito ya no cuenta',
    depositGoneText:
      'El depósito de {{amount, mxn}} con clave de rastreo {{trackingKey}} fue devuelto o no llegó. {{outcome}}',
    depositUsed: 'Ya habías usado {{amount, mxn}}: se tomarán de lo próximo que recibas.',
    depositTaken: 'Lo quitamos de tu saldo disponible.',
    depositReturned: 'Devolvimos un depósito',
    depositReturnedText:
      'Devolvimos {{amount, mxn}} a la cuenta que los envió, porque no es una cuenta tuya. Clave de rastreo del depósito: {{trackingKey}}.',
    committed: 'Comprometiste {{amount, mxn}}',
    committedText:
      'Proyecto {{folio}}. Puedes retirarlo sin costo hasta que se entregue el dinero.',
    withdrawn: 'Retiraste tu compromiso de {{amount, mxn}}',
    withdrawnText: 'Proyecto {{folio}}. El dinero está en tu saldo disponible.',
    cancelled: 'Cancelamos tu compromiso de {{amount, mxn}}',
    cancelledText:
      'Proyecto {{folio}}. El depósito con clave de rastreo {{trackingKey}} fue devuelto o no llegó, y se toma de ahí.',
    givenBack: 'Te devolvimos {{amount, mxn}}',
    givenBackText: 'El proyecto {{folio}} {{why}}. El dinero está en tu saldo disponible.',
    active: 'Tu inversión en {{folio}} está activa',
    activeText:
      'Entregamos {{amount, mxn}}. El primer pago se espera el {{day, day}}; es estimado, no garantizado.',
    received: 'Recibiste {{amount, mxn}}',
    receivedText:
      'El proyecto {{folio}} pagó. Es lo que queda después de impuestos: revisa capital, interés y retenciones en tus movimientos.',
    corrected: 'Corregimos el reparto del proyecto {{folio}}',
    correctedText:
      'El banco avisó tarde de un pago o lo devolvió. Tus movimientos muestran el reparto nuevo y el reverso del anterior.',
    overdue: 'El proyecto {{folio}} tiene un pago vencido',
    overdueText:
      'La mensualidad que vencía el {{day, day}} no se ha pagado. Te avisaremos cuando llegue un pago.',
    withdrawalAsked: 'Solicitaste un retiro: {{folio}}',
    withdrawalAskedText: 'Pediste retirar {{amount, mxn}} a tu cuenta terminada en {{last4}}.',
    withdrawalCancelled: 'Cancelaste un retiro: {{folio}}',
    withdrawalCancelledText:
      'Los {{amount, mxn}} que pediste retirar volvieron a tu saldo disponible.',
    withdrawalSent: 'Enviamos tu retiro',
    withdrawalSentText:
      'Enviamos {{amount, mxn}} a tu cuenta terminada en {{last4}}. Clave de rastreo: {{trackingKey}}.',
    withdrawalConfirmed: 'Tu retiro llegó al banco: {{folio}}',
    withdrawalConfirmedText:
      'El banco confirmó los {{amount, mxn}} a tu cuenta terminada en {{last4}}.',
    withdrawalBounced: 'El banco devolvió tu retiro: {{folio}}',
    withdrawalBouncedText:
      'Tu banco no aceptó los {{amount, mxn}} en tu cuenta terminada en {{last4}} y volvieron a tu saldo disponible. Revisa la cuenta antes de pedirlos otra vez.',
    withdrawalKept: 'Tu retiro sí llegó al banco: {{folio}}',
    withdrawalKeptText:
      'Te avisamos por error que tu banco devolvió {{amount, mxn}}: están en tu cuenta terminada en {{last4}}. {{outcome}}',
    bounceUsed:
      'Ya habías usado {{amount, mxn}} de ellos aquí: se tomarán de lo próximo que recibas.',
    bounceTaken: 'Los quitamos de tu saldo disponible.',
    withdrawalRejected: 'No pudimos enviar tu retiro',
    withdrawalRejectedText:
      'Tu retiro de {{amount, mxn}} fue rechazado y el dinero volvió a tu saldo disponible. Motivo: {{reason}}',
  },
  paymentEvents: {
    statement: 'Tu estado de cuenta está listo',
    statementText:
      'Es el del {{from, day}} al {{to, day}}. Descárgalo en PDF, XML o CSV en tus estados de cuenta.',
    creditBalanceNote: ' Tienes {{amount, mxn}} de saldo a favor.',
    waitsNote:
      ' Tienes {{amount, mxn}} de saldo a favor, que paga cada mensualidad en su fecha, sin cambiar los intereses. En Realizar pagos puedes elegir que reduzca capital o adelante mensualidades.',
    capitalNote:
      ' De ese monto, {{amount, mxn}} redujo tu capital: tu crédito ya muestra el calendario nuevo.',
    outOfOrder: ' Es de un día anterior a otros pagos tuyos: los volvimos a aplicar en su orden.',
    begins: 'Comienza tu crédito {{folio}}',
    beginsText: 'Tu primera mensualidad, de {{amount, mxn}}, vence el {{day, day}}.',
    received: 'Recibimos tu pago',
    receivedText: 'Aplicamos {{amount, mxn}} a tu crédito.{{order}}{{rest}}',
    waits: 'Recibimos tu transferencia',
    waitsText: 'Hoy no tienes nada vencido que pagar.{{order}}{{rest}}',
    creditBackOrdered: 'Devolveremos tu saldo a favor',
    creditBackOrderedText: 'Enviaremos {{amount, mxn}} a tu cuenta terminada en {{last4}}.',
    creditBackSent: 'Enviamos tu saldo a favor',
    creditBackSentText: 'Enviamos {{amount, mxn}} a tu cuenta. Clave de rastreo: {{trackingKey}}.',
    creditBackBounced: 'El banco devolvió tu saldo a favor',
    creditBackBouncedText:
      'Tu banco no aceptó los {{amount, mxn}} en tu cuenta terminada en {{last4}}. {{outcome}}',
    bouncedYours: 'Siguen siendo tuyos: revisa la cuenta y pídelos otra vez.',
    bouncedUsed: 'Con ellos se cubrió lo que debías. Quedan a tu favor {{amount, mxn}}.',
    creditBackKept: 'Tu saldo a favor sí llegó al banco',
    creditBackKeptText:
      'Te avisamos por error que tu banco devolvió {{amount, mxn}}: están en tu cuenta terminada en {{last4}}. {{outcome}}',
    keptUsed: 'De ellos ya se habían usado {{amount, mxn}} aquí: los debes.',
    keptOwed: 'Lo que se haya pagado aquí con ellos se debe otra vez.',
    creditBackCancelled: 'No enviaremos tu saldo a favor',
    creditBackCancelledText:
      'Cancelamos el envío de {{amount, mxn}} a tu cuenta. Motivo: {{reason}}',
    unsettled: 'Tu pago no quedó firme',
    unsettledText:
      'Un pago tuyo de {{amount, mxn}} se devolvió o no existió. Lo quitamos de tu crédito: revisa cuánto debes hoy.',
    creditApplied: 'Aplicamos tu saldo a favor',
    creditAppliedText: 'Aplicamos {{amount, mxn}} a tu crédito.{{rest}}',
    dueSoon: 'Tu mensualidad vence el {{day, day}}',
    dueSoonText:
      'Crédito {{folio}}, mensualidad {{number}}: paga {{amount, mxn}} a tu CLABE a más tardar el {{day, day}}.',
    overdue: 'Tu mensualidad {{number}} está vencida',
    overdueText:
      'Crédito {{folio}}: venció el {{day, day}} y hoy debes {{amount, mxn}} de ella. Cada día genera interés moratorio.',
    settled: 'Liquidaste tu crédito {{folio}}',
    settledText: 'Se pagó todo lo que se debía.',
    stagePaid: 'Te pagamos {{amount, mxn}}',
    stagePaidText: 'Proyecto {{folio}}, clave de rastreo {{trackingKey}}.',
    stageBounced: 'El banco devolvió tu pago de {{amount, mxn}}',
    stageBouncedText:
      'Proyecto {{folio}}: tu banco no lo aceptó y la etapa vuelve a estar por pagar. Revisa tu cuenta.',
    stageKept: 'Tu pago de {{amount, mxn}} sí llegó al banco',
    stageKeptText:
      'Proyecto {{folio}}: te avisamos por error que tu banco devolvió la transferencia {{trackingKey}}. {{outcome}}',
    stagePaidTwice: 'La etapa se te pagó dos veces: te contactaremos para que devuelvas una.',
    stageIsPaid: 'La etapa está pagada.',
    transferBounced: 'Un banco devolvió {{amount, mxn}}',
    transferBouncedText:
      'La transferencia a {{name}} con clave de rastreo {{trackingKey}} volvió, y su dinero está donde estaba antes de ordenarla.',
  },
  projectEvents: {
    documentVerified: 'Documento verificado',
    documentVerifiedText: '{{name}}: quedó verificado.',
    documentRejected: 'Documento rechazado',
    documentRejectedText: '{{name}}: sube uno nuevo para continuar. Motivo: {{reason}}',
    documentReopened: 'Documento otra vez en revisión',
    documentReopenedText:
      '{{name}}: se retiró la decisión que te avisamos y lo revisamos de nuevo. No tienes que hacer nada por ahora.',
    sign: 'Firma el contrato {{folio}}',
    signText: 'El solicitante ya firmó. Con tu firma comienza la instalación.',
    signed: 'Contrato {{folio}} firmado',
    signedText: 'El instalador puede comenzar. Te avisaremos cuando el sistema esté aprobado.',
    install: 'Instala el proyecto {{folio}}',
    installText: 'Cuando termines, sube la fotografía del sistema para que liberemos tu pago.',
    fundingAgain: 'El proyecto {{folio}} vuelve a fondeo',
    fundingAgainText:
      'Un inversionista salió antes de la entrega. Te avisaremos cuando se complete: no instales antes.',
    stageApproved: 'Aprobamos la instalación {{folio}}',
    stageApprovedText: 'Te transferiremos {{amount, mxn}}.',
  },
  programEvents: {
    accessChanged: 'Tu acceso al programa {{program}}',
    accessChangedText: 'Ahora trabajas en el programa {{program}} como {{role}}.',
    accessEnded: 'Ya no tienes acceso al programa {{program}}',
    accessEndedText:
      'Quitaron ese perfil de tu cuenta. Si no sabes por qué, pregunta en el programa.',
    administratorInvited: 'Se invitó a un administrador del programa',
    administratorInvitedText: '{{by}} invitó a {{name}} a administrar el programa {{program}}.',
  },
  programWork: {
    prospectsGiven_one: 'Te asignaron un prospecto',
    prospectsGiven_other: 'Te asignaron {{count, number}} prospectos',
    prospectsGivenText: '{{by}} te los dejó en la lista de prospectos.',
    uploadDone: 'Se agregó tu carga {{file}}',
    uploadDoneText:
      'Prospectos nuevos: {{add, number}}. Actualizados: {{update, number}}. Ya están en la lista.',
    uploadStopped: 'Revisa tu carga {{file}}',
    uploadStoppedText: '{{why}}',
    installerFile: 'Material nuevo: {{title}}',
    installerFileText: 'Lo encuentras en Mis herramientas.',
    supportFile: 'Información de apoyo: {{title}}',
    supportFileText:
      'El programa {{program}} publicó un archivo para tu trabajo. Ábrelo en el portal.',
  },
  securityEvents: {
    useWithdrawals: 'retiros',
    useRefunds: 'reembolsos',
    usePayments: 'cobros',
    accountChanged: 'Cambió tu cuenta para {{use}}',
    accountChangedText:
      'La cuenta para tus {{use}} ahora termina en {{last4}}. Podrá recibirlos a partir del {{when}}.',
    accountBlocked: 'Bloqueamos tu cuenta',
    accountBlockedText:
      'Nuestro equipo cerró la entrada a tu cuenta y tus sesiones abiertas. Escríbenos para saber por qué y cómo recuperarla.',
    factorChanged: {
      enrolled: {
        title: 'Activaste la verificación en dos pasos',
        text: 'Activaste la verificación en dos pasos de tu cuenta. Por seguridad, los retiros y los cambios de cuenta bancaria esperan hasta el {{when}}.',
      },
      removed: {
        title: 'Quitaste la verificación en dos pasos',
        text: 'Quitaste la verificación en dos pasos de tu cuenta. Por seguridad, los retiros y los cambios de cuenta bancaria esperan hasta el {{when}}.',
      },
    },
    codesRenewed: 'Cambiaste tus códigos de recuperación',
    codesRenewedText:
      'Pediste códigos de recuperación nuevos para la verificación en dos pasos. Los anteriores ya no sirven.',
    factorReset: 'Quitamos tu verificación en dos pasos',
    factorResetText:
      'Nuestro equipo la quitó para que puedas entrar y activarla de nuevo. Por seguridad tu dinero no sale ni cambia de cuenta por unas horas. Si no lo pediste, restablece tu contraseña.',
    profileAdded: 'Tienes un perfil más: {{profile}}',
    profileAddedText:
      'Nuestro equipo lo agregó a tu cuenta. Ábrelo en tu menú, en Cambiar de perfil.',
    profileRemoved: 'Ya no tienes el perfil {{profile}}',
    profileRemovedText:
      'Nuestro equipo lo quitó de tu cuenta porque no debía estar en ella. Lo demás de tu cuenta sigue igual.',
    adminRevoked: 'Ya no tienes acceso al backoffice',
    adminRevokedText: 'Nuestro equipo quitó ese perfil de tu cuenta.',
    dutiesChanged: 'Cambiaron tus funciones en el backoffice',
    dutiesChangedText: 'Desde ahora tienes: {{duties}}.',
    administratorInvited: 'Se invitó a un administrador',
    administratorInvitedText: '{{by}} invitó a {{name}} al backoffice.',
    colleagueShut: 'Cambió el acceso de {{name}} al backoffice',
    colleagueActs: {
      blocked: '{{by}} bloqueó la cuenta de {{name}}, que también es del backoffice.',
      unblocked: '{{by}} desbloqueó la cuenta de {{name}}, que también es del backoffice.',
      passwordReset:
        '{{by}} pidió un enlace para que {{name}}, que también es del backoffice, elija otra contraseña.',
      factorReset:
        '{{by}} quitó la verificación en dos pasos de {{name}}, que también es del backoffice.',
    },
    administratorAdded: 'Hay un administrador nuevo',
    administratorAddedText:
      '{{name}} ya puede entrar al backoffice. Si no lo esperabas, cierra sus sesiones y avisa a quien opera el servidor.',
    emailChanged: 'Cambió el correo de tu cuenta',
    emailChangedText:
      'Desde ahora entras con la dirección nueva, y ahí te escribimos. Por seguridad, los retiros y los cambios de cuenta bancaria esperan hasta el {{when}}.',
    emailRestored: 'Se deshizo el cambio de tu correo',
    emailRestoredText:
      'Tu cuenta volvió a la dirección de antes y cerramos todas sus sesiones. Los retiros esperan unas horas más.',
    phoneChanged: 'Cambió el teléfono de tu cuenta',
    phoneChangedText: 'El teléfono de tu cuenta ahora termina en {{last4}}.',
    passwordChanged: 'Tu contraseña cambió',
    passwordChangedText: 'La contraseña de tu cuenta cambió y cerramos tus otras sesiones.',
    otherDevice: 'Iniciaste sesión en otro dispositivo',
    otherDeviceText:
      'El {{day, day}}, a las {{time}}, alguien entró a tu cuenta desde otro dispositivo y cerramos la sesión que tenías abierta.',
    sessionsEnded_one: 'Cerramos tu sesión',
    sessionsEnded_other: 'Cerramos tus sesiones',
    sessionsEndedText_one:
      'Nuestro equipo cerró una sesión abierta de tu cuenta. Puedes volver a entrar.',
    sessionsEndedText_other:
      'Nuestro equipo cerró las {{count}} sesiones abiertas de tu cuenta. Puedes volver a entrar.',
    restricted: {
      0: {
        title: 'Tu cuenta ya no tiene restricciones',
        text: 'Nuestro equipo quitó la restricción: {{reason}}',
      },
      1: {
        title: 'Restringimos tu cuenta',
        text: 'Por ahora no puedes abrir solicitudes ni compromisos nuevos; lo demás sigue igual. Si algo no es correcto, escribe a soporte. Motivo: {{reason}}',
      },
      2: {
        title: 'Tu cuenta quedó solo de consulta',
        text: 'Por ahora puedes ver tu información, sin hacer cambios ni operaciones. Si algo no es correcto, escribe a soporte. Motivo: {{reason}}',
      },
    },
    unblocked: 'Desbloqueamos tu cuenta',
    unblockedText:
      'Tu cuenta estaba bloqueada y nuestro equipo quitó el bloqueo. Ya puedes entrar.',
  },
  privacyEvents: {
    exportReady: 'Tus datos están listos',
    exportReadyText:
      'Descárgalos desde tu cuenta en las próximas 72 horas. Se pueden descargar una sola vez.',
    asked: 'Recibimos tu solicitud {{folio}}',
    askedText: 'Te responderemos sobre tus datos personales a más tardar el {{day, day}}.',
    toAnswer: 'Solicitud de datos personales {{folio}}',
    toAnswerText:
      'Una persona ejerció sus derechos sobre sus datos. Hay que responder a más tardar el {{day, day}}.',
    answered: 'Respondimos tu solicitud {{folio}}',
    answeredText: '{{outcome}}. {{answer}}',
  },
  agentEvents: {
    invitedByStaff: 'Invitamos a {{name}} a vender contigo',
    invitedByStaffText:
      'Le enviamos la invitación en tu nombre. Si no la esperabas, retírala y avísanos.',
    withdrawnByStaff: 'Retiramos la invitación de {{name}}',
    withdrawnByStaffText: 'Su enlace ya no sirve. Puedes invitarle otra vez cuando quieras.',
    joined: '{{name}} ya es tu vendedor',
    joinedText: '{{name}} aceptó tu invitación y ya puede entrar.',
    removed: 'Ya no vendes para {{installer}}',
    removedText: '{{installer}} te dio de baja como vendedor y tu acceso terminó.',
    removedByStaffText: 'Te dimos de baja como vendedor de {{installer}} y tu acceso terminó.',
    yoursToAgent_one: '{{successor}} tomó tu proyecto abierto.',
    yoursToAgent_other: '{{successor}} tomó tus {{count}} proyectos abiertos.',
    yoursToInstaller_one: 'Tu proyecto abierto quedó a cargo de {{installer}}.',
    yoursToInstaller_other: 'Tus {{count}} proyectos abiertos quedaron a cargo de {{installer}}.',
    yoursNone: 'No tenías proyectos abiertos.',
    removedAsk: 'Si es un error, pide a {{installer}} que te invite de nuevo.',
    removedAskStaff: 'Si es un error, escríbenos.',
    left: 'Diste de baja a {{name}}',
    leftByStaff: 'Dimos de baja a {{name}}, tu vendedor',
    leftToAgent_one: 'Su acceso terminó y {{successor}} tomó su proyecto abierto.',
    leftToAgent_other: 'Su acceso terminó y {{successor}} tomó sus {{count}} proyectos abiertos.',
    leftToInstaller_one: 'Su acceso terminó y su proyecto abierto quedó a tu cargo.',
    leftToInstaller_other:
      'Su acceso terminó y sus {{count}} proyectos abiertos quedaron a tu cargo.',
    leftNone: 'Su acceso terminó. No tenía proyectos abiertos.',
    takenOver_one: 'Ahora llevas un proyecto de {{name}}',
    takenOver_other: 'Ahora llevas {{count}} proyectos de {{name}}',
    takenOverText: '{{name}} ya no vende con ustedes. Revisa en qué va cada proyecto.',
  },
  letter: {
    text: '{{brand}}: {{title}}. Entra al portal para ver el detalle.',
    report: 'Si no reconoces esta operación, repórtala de inmediato desde Seguridad.',
    resetAtOnce: 'Si no fuiste tú, restablece tu contraseña de inmediato en {{url}}{{path}}.',
    byStaff:
      'Esto lo hizo el equipo de {{brand}}. Si no lo pediste o algo no es correcto, avísanos en {{email}}.',
    byOthers: 'Si no lo esperabas o algo no es correcto, avísanos en {{email}}.',
    tellUs: 'Y avísanos en {{email}}.',
    hello: 'Hola, {{name}}:',
    helloUnknown: 'Hola:',
    detail: 'Detalle: {{url}}{{path}}',
    team: 'El equipo de {{brand}}',
  },
});
