import { words } from '../../../kernel/words';

/** A PDF that is shown within a page. */
export const pdf = words('pdf', {
  download: 'Descargar PDF',
  downloadFile: 'Descargar archivo',
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
  locked: 'El PDF tiene contraseña: sin ella nadie puede leerlo. Pide una copia sin contraseña.',
  noPages: 'El PDF no tiene páginas.',
  damaged: 'El PDF está dañado o incompleto y no se puede mostrar.',
  active:
    'El PDF trae instrucciones o archivos adjuntos. Aquí no se ejecutan ni se abren: no lo abras en otro programa y pide una copia impresa como PDF.',
  dynamicForm:
    'El PDF es un formulario dinámico (XFA): solo Acrobat muestra lo que dice. Pide una copia impresa como PDF.',
  page: 'Página {{page}} de {{pages}} de {{name}}',
  first:
    'Aquí se muestran las primeras {{shown}} páginas. Descarga el archivo para leerlo completo.',
});
