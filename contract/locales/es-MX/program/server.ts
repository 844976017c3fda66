import { words } from '../../../kernel/words';

export const programWords = words('programWords', {
  programs: {
    nameTaken: 'Ya hay un programa con este nombre.',
    inactive: 'El programa está desactivado.',
    active: 'El programa ya está activo.',
  },
  zones: {
    nameTaken: 'Ya hay una zona con este nombre en el programa.',
    unknownMunicipality:
      'El catálogo de códigos postales en uso ({{all, number}} municipios) no tiene este: {{name}}.',
    withoutState: 'Escribe {{name}} con su estado, por ejemplo: {{full}}.',
    codeTaken: 'El código postal {{code}} ya es de la zona {{zone}}.',
    sameRegion: 'La región ya se llama así.',
    regionTaken: 'Ya hay una región con este nombre. Mueve las zonas a ella.',
    inactive: 'La zona ya está desactivada.',
    active: 'La zona ya está activa.',
    hasProspects_one:
      'La zona tiene {{count, number}} prospecto por trabajar. Muévelo a otra zona.',
    hasProspects_other:
      'La zona tiene {{count, number}} prospectos por trabajar. Muévelos a otra zona.',
    hasPeople_one:
      'En la zona trabaja {{count, number}} persona. Cámbiala de zona o desactívala primero.',
    hasPeople_other:
      'En la zona trabajan {{count, number}} personas. Cámbialas de zona o desactívalas primero.',
    emptyFile: 'El archivo no trae zonas.',
    tooMany: 'El archivo trae más de 1,000 zonas.',
    repeated: 'Repite la zona de la fila {{row}}.',
    strangeColumn: 'No se lee esta columna. Quítala o llámala como una de estas: {{columns}}.',
    elsewhere: 'Esta zona ya está en la región {{region}}. Muévela en el catálogo.',
    refused: 'El archivo tiene errores: ninguna zona se agregó.',
  },
  supportFiles: {
    withdrawn: 'Esta información ya se retiró.',
    notTheirs: 'Elige solo perfiles que pueden recibir este material.',
  },
  prospects: {
    unknownZone: 'La zona no existe en el programa.',
    phoneTaken: 'Ya hay un prospecto con este teléfono.',
    phoneRefused:
      'Este teléfono no se puede usar. Revísalo, o pide a quien administra el programa que lo registre.',
    nextPast: 'Elige hoy o un día por venir.',
    nextFar: 'A más tardar el {{day, day}}.',
    notOfZone: 'Elige a alguien del programa que trabaje esta zona.',
    bulk: {
      tooMany: 'Son más de 10,000 prospectos. Filtra la lista para cambiar menos.',
      otherCount_one:
        'Ahora es {{count, number}} prospecto; nada cambió. Revisa y vuelve a intentar.',
      otherCount_other:
        'Ahora son {{count, number}} prospectos; nada cambió. Revisa y vuelve a intentar.',
      otherZone_one: '{{count, number}} prospecto es de una zona que no trabaja.',
      otherZone_other: '{{count, number}} prospectos son de zonas que no trabaja.',
      zoneClosed: 'Estaban en una zona que el programa ya no trabaja; no se deshizo nada.',
      worked_one: 'Ya se trabajó {{count, number}} de los prospectos; no se deshizo nada.',
      worked_other: 'Ya se trabajaron {{count, number}} de los prospectos; no se deshizo nada.',
    },
    rules: {
      empty: 'El archivo no trae prospectos.',
      noOneZone: 'Escribe la zona: el catálogo no tiene una sola zona que cubra este municipio.',
      unknownZone: 'La zona no existe en el programa.',
    },
    upload: {
      tooLarge: 'El archivo es demasiado grande. El máximo es de 5 MB.',
      refused: 'Faltan filas por corregir o por decidir: ningún prospecto se agregó.',
      misplaced:
        'Hay filas cuyo lugar no es el de su código postal: acéptalas, corrígelas u omítelas. Ningún prospecto se agregó.',
      nothing: 'No queda ninguna fila por agregar.',
      loadedAlready: 'Este archivo ya se cargó. Deshaz o descarta esa carga para repetirla.',
      changedMeanwhile: 'Algo cambió en el programa mientras tanto. Revisa otra vez.',
      nobodyTook: 'Pasaron 30 días sin que alguien la agregara.',
      otherState: 'La carga ya no está en este paso. Vuelve a abrirla.',
      worked_one: 'Ya se trabajó {{count, number}} de sus prospectos; no se puede deshacer.',
      worked_other: 'Ya se trabajaron {{count, number}} de sus prospectos; no se puede deshacer.',
      builtOn: 'Ya se construyó algo sobre sus prospectos; no se puede deshacer.',
      whatToCorrect: 'que_corregir',
      badRowsFile: 'prospectos-por-corregir.csv',
    },
  },
});
