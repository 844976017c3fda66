import { words } from '../../../kernel/words';

export const documentsWords = words('documentsWords', {
  hangs: { documents: 'documentos' },
  documents: {
    acceptFile: {
      imageBroken:
        'La imagen está dañada o incompleta; tómala o guárdala de nuevo y vuelve a intentar.',
      imageTooLarge: 'La imagen es demasiado grande; redúcela y vuelve a intentar.',
      imageTooLong:
        'La imagen mide más de {{pixels, number}} píxeles de ancho o de alto; recórtala o redúcela y vuelve a intentar.',
      imageTooManyScans:
        'La imagen está guardada en demasiadas pasadas (JPEG progresivo); guárdala como JPEG normal y vuelve a intentar.',
      imageTooSlow:
        'La imagen tardó demasiado en procesarse; redúcela o guárdala de nuevo como JPEG y vuelve a intentar.',
      pdfLocked:
        'El PDF tiene contraseña y nadie podría revisarlo. Ábrelo con ella, guárdalo sin contraseña (o imprímelo como PDF) y vuelve a intentar.',
      pdfWithoutPages:
        'El PDF no tiene páginas. Guárdalo o descárgalo de nuevo y vuelve a intentar.',
      pdfDynamicForm:
        'El PDF es un formulario dinámico (XFA) que solo Acrobat muestra. Ábrelo en Acrobat, imprímelo como PDF y sube esa copia.',
      pdfDamaged:
        'El PDF está dañado o incompleto. Descárgalo o guárdalo de nuevo y vuelve a intentar.',
      pdfActive:
        'El PDF trae instrucciones (JavaScript), abre otros programas o archivos, o lleva archivos adjuntos, y así no lo recibimos. Ábrelo, imprímelo como PDF y sube esa copia.',
      pdfTooSlow:
        'El PDF tardó demasiado en abrirse. Imprímelo como PDF, con menos páginas si son muchas, y vuelve a intentar.',
      pdfFailed: 'No fue posible abrir el PDF. Imprímelo como PDF y vuelve a intentar.',
      imageFailed:
        'No fue posible procesar la imagen; guárdala de nuevo como JPEG y vuelve a intentar.',
    },
    definitions: {
      initial: 'Valor inicial',
      past: 'Elige un día a partir de hoy.',
      dayTaken: 'Ya hay archivos subidos con lo que rige desde ese día. Elige un día posterior.',
      fieldTaken: 'Otro tipo de documento ya usa ese campo.',
      fixedPlace: 'No se puede cambiar: ya hay archivos ahí.',
      fixedKind:
        'La verificación de identidad usa este documento: se pide siempre, a todas las personas, lo suben ellas y se verifica.',
      notAsked: 'Ese día ya no se pide.',
      changedMeanwhile:
        'Lo que se pide de este documento cambió mientras se subía. Vuelve a intentar.',
    },
    checklist: {
      site: 'Sitio {{number}}, {{place}}',
      file: 'archivo {{number}}',
    },
    fileRules: {
      empty: 'El archivo está vacío.',
      badName:
        'El nombre del archivo lleva diagonales o signos de control; cámbialo y vuelve a intentar.',
      twoExtensions:
        'El nombre del archivo tiene dos extensiones distintas (.{{inner}} y .{{extension}}); deja solo la suya y vuelve a intentar.',
      otherFormat:
        'El archivo se llama .{{extension}}, pero por dentro tiene otro formato. Ábrelo, guárdalo como {{extension}} y vuelve a intentar.',
      activeXml:
        'El XML trae instrucciones o una página web, y aquí solo se reciben datos. Sube el XML tal como lo emite el SAT.',
    },
    quarantine: {
      waiting:
        'El archivo está en cuarentena: el antivirus todavía no lo revisa y nadie puede abrirlo ni decidir sobre él.',
      away: 'El antivirus no responde y el archivo no se guardó. Vuelve a intentar en unos minutos.',
      infected: 'El antivirus encontró software dañino en el archivo. Sube otro, que esté limpio.',
    },
    quota: {
      full: 'En 24 horas se pueden subir hasta {{megabytes, number}} MB por persona, y con este archivo serían más. Vuelve a intentar mañana.',
    },
    rejectionReasons: {
      taken: 'Ese motivo ya está en la lista.',
      oneList: 'Elige un tipo de documento o un grupo, no los dos.',
      unknownKind: 'Ese tipo de documento no existe.',
    },
    review: {
      replaced: 'El documento fue reemplazado por una versión más nueva.',
      held: '{{name}} revisa este documento en este momento. Toma otro, o espera a que termine.',
      secondByOther:
        'Ya hiciste la primera validación de este documento: la segunda es de otra persona.',
      alone: 'Los documentos de este tipo se verifican uno por uno.',
      notYourOwn: 'Nadie revisa sus propios documentos: pídelo a otra persona.',
    },
    rules: {
      verifiedAlready: 'El documento ya fue verificado y no se puede reemplazar.',
      reviewedAlready: 'El documento ya fue revisado.',
      needsNone: 'Este documento no necesita verificación.',
      notVerified: 'El documento no está verificado ni rechazado.',
    },
  },
});
