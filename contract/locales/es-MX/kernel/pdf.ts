import { words } from '../../../kernel/words';

/** A PDF that is shown within a page. */
export const pdf = words('pdf', {
  download: 'Descargar PDF',
  unseen: 'Este archivo no se puede mostrar aquí. Descárgalo para leerlo.',
});

/** A file that is looked at in place. */
export const preview = words('preview', {
  tools: 'Vista del archivo',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ajustar',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  fullscreen: 'Pantalla completa',
  page: 'Página {{page}} de {{pages}} de {{name}}',
  first:
    'Aquí se muestran las primeras {{shown}} páginas. Descarga el archivo para leerlo completo.',
});
