import { words } from '../../../kernel/words';

/** What changes a drawing for its figures and back. */
export const charts = words('charts', {
  asTable: 'Ver tabla',
  asChart: 'Ver gráfica',
});
