import { describe, expect, it } from 'vitest';
import { whyNoAddress } from './street-address';

const known = {
  addresses: [{ street: 'Paseo Montejo 412', neighbourhood: 'Santa Ana', postalCode: '97000' }],
  place: 'Mérida Yucatán',
  isPlace: false,
};
const WHY = 'Quita el domicilio: los inversionistas solo conocen el municipio y el estado.';

describe('a street address', () => {
  it.each([
    'Calle Morelos 214, Tlaquepaque',
    'calle morelos no. 214',
    'CALLE MORELOS 214',
    'Calle 60 #412 x 47 y 49',
    'Vive en la calle Morelos',
    'Local en Av. Vallarta',
    'Avenida de los Insurgentes Sur 1602',
    'Blvd. Díaz Ordaz 33',
    'Priv. Las Flores 12',
    'Carretera a Progreso km 5',
    'Tienda en la colonia Centro',
    'Col. Roma Norte',
    'Fracc. Las Américas',
    'Manzana 4 lote 12',
    'Mérida, C.P. 97100',
    'código postal 97100',
    'Casa núm. 12',
    'Casa # 12',
    'Montejo 412',
    'En Santa Ana, Mérida',
    'Mérida 97000',
    'Domicilio conocido',
  ])('%s', (text) => {
    expect(whyNoAddress(text, known)).toBe(WHY);
  });

  it('a number in the municipality and state is one of a street', () => {
    const where = { ...known, isPlace: true };
    expect(whyNoAddress('Morelos 214, Tlaquepaque', where)).toBe(WHY);
    expect(whyNoAddress('Tlaquepaque, Jalisco', where)).toBeNull();
    expect(whyNoAddress('Cuernavaca, Morelos', where)).toBeNull();
  });

  it.each([
    'Ventas diarias de la panadería, con recibos de tres años.',
    'Vende comida en la calle y en línea',
    'Empresa privada con 20 empleados',
    'Tienda de colonia popular con 15 años',
    'Ventas de $1,234,567.00 en 2024, 2025 y 2026',
    'Un camino de 20 años en el comercio',
    'Comercio en Mérida, Yucatán',
    'Cierra en 30 días; ahorra 120000 kWh por año',
    'Etapa no. una de dos',
  ])('is not told by: %s', (text) => {
    expect(whyNoAddress(text, known)).toBeNull();
  });
});
