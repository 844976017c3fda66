import { words } from '../../../kernel/words';

export const placeWords = words('placeWords', {
  program: 'Programa',
  zone: 'Zona',
  zoneHelp: 'Sin zona, cuenta en el programa entero.',
  none: 'Sin programa',
  wholeProgram: 'Todo el programa',
  reason: 'Motivo',
  save: 'Guardar',
  moved: 'Se guardó el cambio.',
  title: 'Programa y zona',
  move: 'Cambiar de programa o zona',
  from: 'Antes: {{from}}',
  supplierTitle: 'Programa para el que instala',
  supplierHelp:
    'Lo que se pida con esta empresa cuenta en este programa. Sin zona, en la zona que cubre el municipio de la obra.',
  supplierAssign: 'Asignar un programa',
  supplierChange: 'Cambiar de programa',
});

/** Where the program and zone of a project came from. */
export const placeOriginName = words('placeOriginName', {
  prospect: 'Por el prospecto que fue',
  supplier: 'Por la empresa que instala',
  staff: 'Lo movió administración',
});
