import { words } from '../../../kernel/words';

export const equipmentFields = words('equipmentFields', {
  vat: 'Elige el IVA: 16 %, 8 % o exento.',
  chooseItem: 'Elige un artículo de tu catálogo.',
  tooManyLines: 'Una cotización lleva hasta {{most}} partidas.',
  priceTooBig: 'El precio de una unidad es de hasta $100,000,000.00.',
  priceZero: 'El precio debe ser mayor que cero.',
  costNegative: 'El costo no puede ser negativo.',
});
