import fc from 'fast-check';
import { expect, it } from 'vitest';
import { businessName, fullName, nameOf, personName, personNameProblem, placeName } from './name';

const refusal = (name: string) => nameOf(3).safeParse(name).error?.issues[0]?.message;

it.each([
  'María Ñandú Güemes',
  "Jean-Luc O'Brien",
  'J. R. Peña',
  'Soluciones 3M, S.A. de C.V.',
  'Luz & Sol (Bajío)',
  'Jose\u0301 Nuñez',
  'Ma.Elena Ríos',
  'J.Pérez y Cía.',
  'DESPEGAR.COM MEXICO',
  'Tienda 24/7',
  'Fracc. Sol',
  'Abarrotes 100% Mexicanos',
  '¡Ándale!',
  '"La Ñora"; S.A.',
])('%s is a name', (name) => {
  expect(refusal(name)).toBeUndefined();
});

it.each(['María 🌞 Ñandú', 'Ana <b>Peña</b>', 'Ana\nPeña', 'Ana \u202ePeña', 'Ana ☎ Peña'])(
  '%s is none',
  (name) => {
    expect(refusal(name)).toMatch(/^Un nombre lleva letras/);
  },
);

it.each([
  'Ganaste visita http://evil.mx',
  'Ganaste HTTPS://evil',
  'Ana //evil.mx',
  'Ana www.evil',
  'Ana WWW.EVIL',
  'Ana t.co/x',
  'Ana T.CO/x',
  'Ana evil.mx',
])('%s would be a link in a mail', (name) => {
  expect(refusal(name)).toMatch(/^Un nombre no lleva direcciones/);
});

it('has one space between its words, however many were typed', () => {
  expect(nameOf(3).parse('  Rosa   María\u00a0 Peña ')).toBe('Rosa María Peña');
});

it('of a person or a company has letters', () => {
  const said = (name: string) => fullName.safeParse(name).error?.issues[0]?.message;
  expect(said('33 1234 5678')).toBe('Escribe el nombre con letras.');
  expect(said('3M')).toBe('al menos 3 caracteres');
  expect(said('3M de México')).toBeUndefined();
  expect(said('   ')).toBe('El campo es obligatorio');
});

it('reports first that it is too short, or missing', () => {
  expect(refusal('A')).toBe('al menos 3 caracteres');
  expect(refusal('\u3164\u1160\uffa0\u3164')).toBe('El campo es obligatorio');
  expect(refusal('')).toBe('El campo es obligatorio');
});

it.each([
  'María Ñandú Güemes',
  "Jean-Luc O'Brien",
  'D’Angelo Ruiz',
  'J. R. Peña',
  'J.R. Peña',
  'J.-L. Godard',
  'Ma. Elena Ríos',
  'Fco. Javier Gpe. Luna',
  'Mª Elena Ríos',
  'María de los Ángeles Peña R.',
  'Łukasz Żółw',
  'Юлия Щукина',
  'Γιώργος Σεφέρης',
  'Xóchitl Ix Chel',
])('%s is the name of a person', (name) => {
  expect(personNameProblem(name)).toBeUndefined();
});

it.each([
  'Tu saldo vence hoy entra a EVIL-BANK.COM',
  'Ana evil.mx',
  'Ana T.CO',
  'Ana t.co',
  'Ma.Elena Ríos',
  'Ana Evil.Com',
  'Ana Evil. Com',
  'Ana e\u0301vil. x',
  'Ana .com',
  'J..R Peña',
  'Ana... Peña',
])('%s has a full stop where no initial ends', (name) => {
  expect(personNameProblem(name)).toMatch(/^Un punto va solo tras una inicial/);
});

it.each([
  'Ana 2 Peña',
  'Ana @pena',
  'Ana, S.A.',
  'Ana/Peña',
  'Ana: Peña',
  'Ana (Peña)',
  '"Ana" Peña',
  'Ana & Luz',
  'Ana\nPeña',
  'Ana \u202ePeña',
  'Ana ③ Peña',
])('%s is not written as the name of a person', (name) => {
  expect(personNameProblem(name)).toMatch(/^El nombre de una persona lleva letras/);
});

it.each(['\u0410na Peña', 'Ana Pe\u0440a', 'Αna Ruiz', 'Юлия Peña', 'Ana Ruiz\u02bc'])(
  '%s mixes alphabets',
  (name) => {
    expect(personNameProblem(name)).toMatch(/^Escribe el nombre con letras de un solo alfabeto/);
  },
);

it('of a person has letters, at least three characters and at most 80', () => {
  expect(personNameProblem('- - -')).toBe('Escribe el nombre con letras.');
  expect(personNameProblem('A')).toBe('al menos 3 caracteres');
  expect(personNameProblem('')).toBe('El campo es obligatorio');
  expect(personNameProblem('a'.repeat(80))).toBeUndefined();
  expect(personNameProblem('a'.repeat(81))).toBe('no debe ser mayor a 80 caracteres');
  expect(personName.parse('  Rosa   María\u00a0 Peña ')).toBe('Rosa María Peña');
});

it('of a person, whatever it is, has no host name in it', () => {
  const host = /[\p{L}\p{N}-]\.[\p{L}\p{N}]{2}|:|\/|@/u;
  const piece = fc.constantFrom('Ana', 'evil', 'com', 'T', 'Ma', '.', ' ', '-', '/', '@', 'é', '2');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const read = personName.safeParse(pieces.join(''));
      expect(read.success && host.test(read.data)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

const refusedBusiness = (name: string) => businessName.safeParse(name).error?.issues[0]?.message;

it.each(['@Papelería', '=1+1', '=HYPERLINK("x")', 'Todo a $10', 'La *Estrella*'])(
  '%s is what a business is called, and no person',
  (name) => {
    expect(refusedBusiness(name)).toBeUndefined();
    expect(refusal(name)).toMatch(/^Un nombre lleva letras/);
  },
);

it.each(['Ana <b>Peña</b>', 'Ana\nPeña', 'Tienda 🌞'])('%s is not what one is called', (name) => {
  expect(refusedBusiness(name)).toMatch(/^Un negocio lleva letras/);
});

it('of a business is neither a link nor an address', () => {
  expect(refusedBusiness('=HYPERLINK("http://malo.mx")')).toMatch(
    /^Un nombre no lleva direcciones/,
  );
  expect(refusedBusiness('ana@x.mx')).toMatch(/^Un nombre no lleva correos/);
});

it.each(['王小明', 'محمد علي', 'Ana \u0301Peña'])(
  '%s is no name that a contract can write',
  (name) => {
    expect(refusal(name)).toMatch(/^Los contratos no pueden escribir “/);
    expect(refusedBusiness(name)).toMatch(/^Los contratos no pueden escribir “/);
  },
);

it('is kept in one form, however its accents were typed', () => {
  const typed = 'Íñigo Núñez Ibáñez'.normalize('NFD');
  expect(nameOf(3).parse(typed)).toBe('Íñigo Núñez Ibáñez'.normalize('NFC'));
});

it('says which sign it refuses', () => {
  expect(refusal('Ana 🏠 Ruiz')).toMatch(/Quita “🏠”\.$/);
  expect(refusedBusiness('Tienda {Sol}')).toMatch(/Quita “\{”\.$/);
});

it.each(['León', 'Dolores Hidalgo C.I.N.', 'San Pedro Tlaquepaque', 'Tlajomulco de Zúñiga'])(
  'takes %s for a place',
  (place) => {
    expect(placeName.parse(place)).toBe(place);
  },
);

it.each(['http://malo.mx', 'www.malo.mx/a', '44100', '=1+1', 'x'.repeat(81)])(
  'takes %s for no place',
  (typed) => {
    expect(placeName.safeParse(typed).success).toBe(false);
  },
);
