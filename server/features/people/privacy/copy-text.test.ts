import { expect, it } from 'vitest';
import { copyText } from './copy-text';

const copied = (parts: Record<string, unknown>): unknown => JSON.parse(copyText(parts));

it('says codes as people read them, also in lists and within others', () => {
  expect(
    copied({
      account: { roles: ['client', 'investor'], created_at: new Date(0) },
      profile: { sex: 'H', nationality: 'MX', marital_regime: 'single' },
      credits: [{ status: 'repaying', loan: { status: 'repaying' } }],
      payments: [{ applied: [{ n: 1, component: 'capital', amount: 500 }] }],
    }),
  ).toEqual({
    'Tu cuenta: nombre, correo, teléfono, perfiles y preferencias': {
      Perfiles: ['Solicitante', 'Inversionista'],
      'Cuándo se creó': '1970-01-01T00:00:00.000Z',
    },
    'Tus datos generales': {
      Sexo: 'Hombre',
      Nacionalidad: 'México',
      'Estado civil y régimen': 'Soltería',
    },
    'Tus créditos, con sus obligados solidarios y domicilios de instalación': [
      { Situación: 'En pagos', 'Crédito entregado': { Situación: 'En pagos' } },
    ],
    'Tus pagos y a qué se aplicaron': [
      {
        'A qué se aplicó': [
          { 'Número de pago': 1, Componente: 'Capital', 'Importe en centavos': 500 },
        ],
      },
    ],
  });
});

it('leaves what is no code as it is', () => {
  expect(copied({ references: [{ name: 'single', relation: 'Hermana' }] })).toEqual({
    'Tus referencias': [{ Nombre: 'single', 'Relación contigo': 'Hermana' }],
  });
});
