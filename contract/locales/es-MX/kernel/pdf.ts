import { words } from '../../../kernel/words';

/** A PDF that is shown within a page. */
export const pdf = words('pdf', {
  download: 'Descargar PDF',
  noViewer: 'Este navegador no muestra archivos PDF aquí. Descarga el contrato para leerlo.',
});
