import { words } from '../../../kernel/words';

export const serverWords = words('serverWords', {
  bankStatement: {
    badDate: 'Escribe una fecha que exista, como 21/11/2026 o 2026-11-21.',
    badKind: 'Escribe abono, cargo, saldo_inicial o saldo_final.',
    missingColumns: 'Faltan columnas: {{names}}.',
    empty: 'El archivo no trae movimientos.',
    tooMany: 'El archivo trae más de {{most, number}} movimientos; divídelo.',
    badAmount: 'Escribe un monto válido.',
    badQuotes: 'Las comillas de la línea no se cierran bien.',
    balancePair: 'El saldo del {{day, day}} necesita una línea saldo_inicial y otra saldo_final.',
  },
  config: {
    port: 'debe ser un puerto entre 0 y 65535',
    zeroOrOne: 'debe ser 0 o 1',
    address: 'debe ser una dirección como {{example}}',
    proxies: 'debe ser cuántos proxies hay delante (0 para ninguno), o sus redes como 10.0.0.0/8',
    environment: 'debe ser production, development o test',
    secretLength: 'debe tener al menos 32 caracteres',
    logLevel: 'debe ser fatal, error, warn, info, debug, trace o silent',
    twoKeys: 'admite a lo más dos claves',
    positive: 'debe ser un número mayor que cero',
    nameLength: 'debe tener a lo más 60 caracteres',
    mail: 'debe ser un correo como ayuda@ejemplo.mx',
    productionOnly: 'es obligatoria en producción',
    exampleSecret: 'lleva una clave de ejemplo',
    otherSecret:
      'no es la clave con la que se guardaron los datos que ya están en la base de datos',
    s3: 'es obligatoria cuando se usa un almacén S3',
  },
  dataFolder: {
    notWritable: 'debe ser una carpeta en la que se pueda escribir',
  },
  checkDatabase: {
    tooOld: 'su servidor es anterior a PostgreSQL {{version}}',
    notUtf8: 'la base de datos no guarda sus textos en UTF8',
    noRights: 'su usuario no puede crear esquemas ni tablas en la base de datos',
    badLogin: 'la base de datos rechazó al usuario o su clave',
    noDatabase: 'el servidor no tiene la base de datos que nombra',
    unreachable: 'no fue posible conectarse con la base de datos en esa dirección',
  },
  account: {
    rootForbidden:
      'Este equipo no permite arrancar el PostgreSQL incluido desde la cuenta root: usa otra cuenta o define DATABASE_URL con la dirección de un PostgreSQL 15 a 18.',
  },
  binaries: {
    noBinaries:
      'No hay un PostgreSQL incluido para {{platform}}-{{arch}}: define DATABASE_URL con la dirección de un PostgreSQL 15 a 18.',
  },
  cluster: {
    notCreated:
      'No fue posible crear la base de datos incluida: revisa el espacio y los permisos de la carpeta de datos, o define DATABASE_URL.',
  },
  embeddedPostgres: {
    ended: 'La base de datos terminó sola.',
  },
  folderLock: {
    folderTaken:
      'Otro proceso ya usa la carpeta de datos {{folder}}: detenlo o elige otra carpeta con DATA_DIR.',
  },
  postmaster: {
    notStarted:
      'No fue posible arrancar la base de datos incluida en {{folder}}; su última línea fue: {{line}}',
  },
  shared: {
    stale:
      'Estos datos cambiaron en otra parte mientras los editabas. Compáralos antes de guardar.',
    noPage: 'La página solicitada no existe.',
    forbidden: 'No tienes permiso para esta operación.',
    signIn: 'Inicia sesión para continuar.',
    reason: 'Motivo',
    trackingKey: 'Clave de rastreo',
    accountEnding: 'terminada en {{last4}}',
    tooLarge: 'La solicitud es demasiado grande.',
    notFound: 'No encontramos lo que buscas.',
  },
  earlyListener: {
    portTaken: 'otro programa ya usa el puerto {{port}}',
    portForbidden: 'no tenemos permiso para usar el puerto {{port}}',
    notOurs: 'no es una dirección de este equipo',
  },
  authorise: {
    impersonating: 'Esta operación no está disponible mientras actúas como otra persona.',
    restricted: {
      nothingNew:
        'Por ahora tu cuenta no puede abrir solicitudes ni compromisos nuevos. Escribe a soporte para revisarlo.',
      reading: 'Por ahora tu cuenta es solo de consulta. Escribe a soporte para revisarlo.',
    },
    factorOwed: 'Activa la verificación en dos pasos para entrar al backoffice.',
  },
  errorHandler: {
    badJson: 'La solicitud no es un JSON válido.',
    empty: 'La solicitud llegó vacía.',
    badType: 'El tipo de contenido no es válido.',
    oneFile: 'Envía un solo archivo.',
    tooManyFields: 'La solicitud trae demasiados campos.',
    tooManyParts: 'La solicitud trae demasiadas partes.',
    busy: 'El servicio está muy ocupado. Intenta de nuevo en unos segundos.',
    unreadable: 'La solicitud no se puede leer.',
    badCharacters: 'La solicitud trae caracteres que no se pueden guardar.',
    badNumber: 'La solicitud trae un número más grande de lo que se puede guardar.',
    checkThis: 'Revisa este dato.',
    badDate: 'Una de las fechas está fuera del calendario. Elige otra.',
    tooSlow: 'La solicitud tardó demasiado en llegar.',
  },
  errors: {
    noRoom:
      'Por el momento no hay espacio para guardar nada nuevo. Lo que ya estaba guardado sigue ahí. Intenta más tarde.',
    unavailable:
      'El servicio no está disponible por el momento. Intenta de nuevo en unos segundos.',
    storeAway:
      'Por el momento no podemos guardar ni abrir archivos. Lo que ya estaba guardado sigue ahí. Intenta de nuevo en unos minutos.',
  },
  idempotency: {
    missingKey: 'Falta la clave de la operación (Idempotency-Key).',
    badKey:
      'La clave de la operación (Idempotency-Key) lleva de 8 a 80 letras, números, guiones o guiones bajos.',
    arrivedBefore:
      'Lo que enviaste antes sí llegó. Revísalo y, si todavía hace falta, envía de nuevo.',
  },
  multipart: {
    tooLarge: 'El archivo es demasiado grande. El máximo es de {{megabytes}} MB.',
    asForm: 'Envía el archivo como formulario.',
    incomplete: 'El formulario llegó incompleto o no se puede leer.',
  },
  openapi: {
    title: 'API de {{brand}}',
    refusal: 'Por qué se rechazó la llamada',
    file: 'El archivo',
    notices: 'Los avisos, uno por evento',
  },
  rateLimit: {
    tooMany: 'Hiciste demasiados intentos. Vuelve a intentar en {{span}}.',
    seconds_one: '1 segundo',
    seconds_other: '{{count}} segundos',
    minutes_one: '1 minuto',
    minutes_other: '{{count}} minutos',
  },
  operations: { health: 'Si se pueden atender llamadas, y qué servicios de fuera no responden' },
  storeFaults: {
    silent: 'El almacén de archivos no responde.',
    denied: 'El almacén de archivos no nos deja entrar: revisa sus claves y permisos.',
    missing: 'El almacén de archivos no tiene el lugar (bucket) que nombra la configuración.',
    failing: 'El almacén de archivos contesta que falla.',
    strange: 'Lo que contesta en la dirección del almacén de archivos no es un almacén.',
  },
  stepUpActs: {
    question: 'Confirma tu identidad para {{act}}.',
    goOn: 'continuar',
  },
  twoPeople: {
    gone: 'Esta operación ya no existe. Recházala y pídela de nuevo.',
  },
  serve: {
    ready: '\n{{brand}} está listo en {{url}}\n\n',
    administrator:
      'Para crear la cuenta de un administrador abre este enlace en la próxima hora (sirve una sola vez):\n\n  {{url}}\n\n',
    noAdministrator: 'Todavía no hay ningún administrador.\n',
    adminUsage:
      'Para crear la cuenta de un administrador: npm run admin -- create (imprime un enlace que sirve una sola vez). Para anotar que un respaldo terminó: npm run admin -- backup.',
    backupRecorded: 'Respaldo anotado.\n',
  },
  startFiles: {
    objects: 'Atención: {{why}} Mientras siga así no se guardan ni se abren archivos.\n',
    scanner:
      'Atención: el antivirus no responde. Mientras siga así los archivos que llegan esperan en cuarentena o se rechazan.\n',
    empty:
      'El almacén de archivos está vacío y la base de datos nombra archivos: revisa S3_BUCKET o DATA_DIR, o recupera los archivos del respaldo.',
  },
  startError: {
    newerDatabase:
      'La base de datos es de una versión más nueva del programa: arranca con esa versión, o recupera el respaldo de antes de actualizar.',
    badVariable: 'La variable {{name}} no es válida: {{why}}.',
  },
  starting: {
    title: 'Estamos iniciando',
    text: 'El portal estará listo en unos segundos. Esta página se actualiza sola.',
    starting: 'El servicio está iniciando. Intenta de nuevo en unos segundos.',
  },
});
