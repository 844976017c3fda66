import { describe, expect, it } from 'vitest';
import { whyNotPublishable } from './personal-data';

const lucia = { name: 'Lucía Cruz Peña', place: 'Mérida Yucatán' };
const NAME = 'Quita el nombre del solicitante: los inversionistas no lo conocen.';

describe('what investors may not read', () => {
  it.each([
    'Soy Lucía y quiero paneles',
    'LUCIA vende pan',
    'Negocio de luci\u0301a',
    'La familia Cruz-Peña',
    'Lu\u200bcía, comerciante',
    'Busca LuciaCruzPena',
    'Busca CruzLucía en la red',
    'L u c í a',
    'L-u-c-í-a  C-r-u-z',
    'Lu cía Cr uz',
  ])('the name: %s', (text) => {
    expect(whyNotPublishable(text, lucia)).toBe(NAME);
  });

  it.each([
    'La tienda está en Santa Cruz',
    'Comercio al pie de la peña',
    'Lucían cansados los paneles',
    'Paneles en Mérida, Yucatán',
    'Tortillería S. A. P. I. de C. V.',
  ])('is no name: %s', (text) => {
    expect(whyNotPublishable(text, lucia)).toBeNull();
  });

  it('a name is not where two words meet by chance', () => {
    const elena = { name: 'Elena Rosas', place: '' };
    expect(whyNotPublishable('Horno de leña y rosas', elena)).toBeNull();
  });

  it('a place that the offer shows, or the name of a company, is not a person’s name', () => {
    const luis = { name: 'Luis Potosí Mérida', place: 'San Luis Potosí' };
    expect(whyNotPublishable('Vive en San Luis Potosí', luis)).toBeNull();
    expect(whyNotPublishable('Panificadora del Sur', { name: null, place: '' })).toBeNull();
  });

  it.each([
    ['Escribe a lucia.c@correo.mx', 'Quita el correo.'],
    ['lucia (@) correo punto mx', 'Quita el correo.'],
    ['Tel 9991234567', 'Quita el teléfono o número de cuenta.'],
    ['Llama al (999) 123-45-67', 'Quita el teléfono o número de cuenta.'],
    ['+52 99 91 23 45 67', 'Quita el teléfono o número de cuenta.'],
    ['Háblame al 55_1234_5678', 'Quita el teléfono o número de cuenta.'],
    ['Cel. 55*1234*5678', 'Quita el teléfono o número de cuenta.'],
    ['Cel. 55,1234,5678', 'Quita el teléfono o número de cuenta.'],
    ['٥٥١٢٣٤٥٦٧٨', 'Quita el teléfono o número de cuenta.'],
    ['५५ १२३४ ५६७८', 'Quita el teléfono o número de cuenta.'],
    ['Escribe a juan arroba correo punto mx', 'Quita el correo.'],
    ['juan [at] correo', 'Quita el correo.'],
    ['Mira https://pago-directo.mx/x', 'Quita la dirección de internet.'],
    ['Mira www.pago-directo', 'Quita la dirección de internet.'],
    ['pago-directo.com.mx', 'Quita la dirección de internet.'],
    ['wa.me/5255', 'Quita la dirección de internet.'],
    ['Es 100 % seguro', 'Quita “100 % seguro”: una oferta no promete.'],
    ['Rendimiento seguro', 'Quita “rendimiento seguro”: una oferta no promete.'],
    ['Aquí nunca se pierde', 'Quita “nunca se pierde”: una oferta no promete.'],
    ['Cuenta 012180026050783858', 'Quita el teléfono o número de cuenta.'],
    ['RFC xaxx-860312-ab1', 'Quita el RFC o la CURP.'],
    ['CURP CUPL860312MYNRXC05', 'Quita el RFC o la CURP.'],
    ['Rendimiento garantizado', 'Quita “garantizado”: una oferta no promete.'],
    ['Una inversión SIN  RIESGO', 'Quita “sin riesgo”: una oferta no promete.'],
    ['Tu dinero está asegurado', 'Quita “asegurado”: una oferta no promete.'],
  ])('%s', (text, why) => {
    expect(whyNotPublishable(text, { name: 'Ana Soto', place: '' })).toBe(why);
  });

  it.each([
    'El pago no está garantizado',
    'Sin garantía real ni obligado solidario.',
    'Ventas de $1,234,567.00 en 2024, 2025 y 2026',
    'Ahorra 120000 kWh por año',
    'Vende 1,250,000 tortillas y 3,400,500 bolillos al año',
    'Abrió en 2019, 2021, 2022 y 2024',
    'Gasta $12,500 en luz; baja 35 % con 18 paneles de 550 W',
    'Compra una arroba de café cada semana',
    'No es 100 % seguro que baje la tarifa',
    'Dinero seguro contra robo: caja fuerte en una zona segura',
    'Horario de 9:00 a 18:00. Mejora su producción.Menos gasto de luz',
  ])('may be read: %s', (text) => {
    expect(whyNotPublishable(text, lucia)).toBeNull();
  });
});
