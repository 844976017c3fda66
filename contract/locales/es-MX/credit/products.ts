import { words } from '../../../kernel/words';

export const productWords = words('productWords', {
  photovoltaic: 'Paneles solares',
  refrigerator: 'Refrigeración comercial',
  airConditioner: 'Aire acondicionado',
  illumination: 'Iluminación',
  asList: 'Los identificadores de productos deben darse en una lista.',
  heater: 'Calentador solar',
});
