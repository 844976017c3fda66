import { describe, expect, it } from 'vitest';
import { whyNotTold } from './personal-data';

const lucia = { name: 'Lucía Cruz Peña', place: 'Mérida Yucatán' };
const NAME = 'Quita el nombre del solicitante: los inversionistas no lo conocen.';

describe('what investors may not read', () => {
  it.each([
    'Soy Lucía y quiero paneles',
    'LUCIA vende pan',
    'Negocio de luci\u0301a',
    'La familia Cruz-Peña',
    'Lu\u200bcía, comerciante',
  ])('the name: %s', (text) => {
    expect(whyNotTold(text, lucia)).toBe(NAME);
  });

  it.each([
    'La tienda está en Santa Cruz',
    'Comercio al pie de la peña',
    'Lucían cansados los paneles',
    'Paneles en Mérida, Yucatán',
  ])('is no name: %s', (text) => {
    expect(whyNotTold(text, lucia)).toBeNull();
  });

  it('a place that the offer shows, or the name of a company, is nobody’s name', () => {
    const luis = { name: 'Luis Potosí Mérida', place: 'San Luis Potosí' };
    expect(whyNotTold('Vive en San Luis Potosí', luis)).toBeNull();
    expect(whyNotTold('Panificadora del Sur', { name: null, place: '' })).toBeNull();
  });

  it.each([
    ['Escribe a lucia.c@correo.mx', 'Quita el correo.'],
    ['lucia (@) correo punto mx', 'Quita el correo.'],
    ['Tel 9991234567', 'Quita el teléfono o número de cuenta.'],
    ['Llama al (999) 123-45-67', 'Quita el teléfono o número de cuenta.'],
    ['+52 99 91 23 45 67', 'Quita el teléfono o número de cuenta.'],
    ['Cuenta 012180026050783858', 'Quita el teléfono o número de cuenta.'],
    ['RFC xaxx-860312-ab1', 'Quita el RFC o la CURP.'],
    ['CURP CUPL860312MYNRXC05', 'Quita el RFC o la CURP.'],
    ['Rendimiento garantizado', 'Quita «garantizado»: una oferta no promete.'],
    ['Una inversión SIN  RIESGO', 'Quita «sin riesgo»: una oferta no promete.'],
    ['Tu dinero está asegurado', 'Quita «asegurado»: una oferta no promete.'],
  ])('%s', (text, why) => {
    expect(whyNotTold(text, { name: 'Ana Soto', place: '' })).toBe(why);
  });

  it.each([
    'El pago no está garantizado',
    'Sin garantía real ni obligado solidario.',
    'Ventas de $1,234,567.00 en 2024, 2025 y 2026',
    'Ahorra 120000 kWh por año',
  ])('may be read: %s', (text) => {
    expect(whyNotTold(text, lucia)).toBeNull();
  });
});
