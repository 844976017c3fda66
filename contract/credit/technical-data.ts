import * as z from 'zod';
import { between } from '../kernel/fields/between';
import { choice } from '../kernel/fields/choice';
import { unlessBlank } from '../kernel/fields/messages';
import { plainText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { siteFields } from '../locales/es-MX/credit/site-schemas';

/** The product of the catalogue that is panels; the others save energy. */
const PHOTOVOLTAIC = 1;

/** Whether a product is panels, which have modules and an inverter and are connected with CFE. */
export const isPhotovoltaic = (productId: number): boolean => productId === PHOTOVOLTAIC;

export const structures = ['flat_roof', 'tilted_roof', 'ground', 'carport'] as const;
export type Structure = (typeof structures)[number];

/** The parts of a system that have a serial number each. */
export const serialParts = ['module', 'inverter', 'equipment'] as const;
export type SerialPart = (typeof serialParts)[number];

/** Most serial numbers that one part of a site has. */
const MOST_UNITS = 1000;

/** What serial numbers are compared by: capitals and what is printed between their signs make no difference. */
export const serialKey = (serial: string): string =>
  serial.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const isSerial = (typed: string): boolean =>
  /^[\x20-\x7e]{4,40}$/.test(typed) && serialKey(typed).length >= 4;

/** The first one that stands twice in a list; undefined when each stands once. */
export const repeatedSerial = (all: readonly string[]): string | undefined => {
  const keys = all.map(serialKey);
  return all.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
};

const units = between(1, MOST_UNITS);
/** What is wrong with one of them is said of all: they are written in one field. */
const serials = z
  .array(plainText(100))
  .max(MOST_UNITS, { error: said(siteFields.tooManySerials) })
  .refine((all) => all.every(isSerial), { error: said(siteFields.serial) });
/** Of the installer's accreditations in force, by its id: what it may put in. */
const accredited = z.uuid({ error: unlessBlank(said(siteFields.chooseModel)) });

const panels = {
  module_count: units,
  module_watts: between(50, 1000),
  inverter_count: units,
  structure: choice(structures),
  tilt_degrees: between(0, 90),
  /** From the north, clockwise: the south is 180. */
  azimuth_degrees: between(0, 359),
};

const device = {
  equipment_count: units,
  /** Of one, in the unit of its technology (`measures`). */
  capacity: between(1, 10_000_000),
  /** In hundredths of the unit of its technology. */
  efficiency_hundredths: between(1, 10_000_000, said(siteFields.hundredths)),
  /** What was spent in a year before it, in the unit of its technology. */
  baseline: between(0, 100_000_000),
};

const save = {
  version,
  /** Agrees that what depends on it falls; needed where something does. */
  confirmed: z.boolean().default(false),
};

/** What an installer says of panels: the modules, what they stand on and where they look, and their inverters. */
export const panelsForm = z.strictObject({
  module_id: accredited,
  inverter_id: accredited,
  ...panels,
  module_serials: serials,
  inverter_serials: serials,
  ...save,
});

/** What an installer says of what saves energy, and what was spent before it. */
export const deviceForm = z.strictObject({
  equipment_id: accredited,
  ...device,
  equipment_serials: serials,
  ...save,
});

const model = z.object({ accreditation_id: z.string(), brand: z.string(), model: z.string() });
export type InstalledModel = z.infer<typeof model>;

export const technicalData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('panels'), module: model, inverter: model, ...panels }),
  z.object({ kind: z.literal('device'), equipment: model, ...device }),
]);
export type TechnicalData = z.output<typeof technicalData>;

export const serialField = {
  module: 'module_serials',
  inverter: 'inverter_serials',
  equipment: 'equipment_serials',
} as const satisfies Record<SerialPart, string>;

/** How many units of each part a site has. */
export function unitsOf(data: TechnicalData): Partial<Record<SerialPart, number>> {
  return data.kind === 'panels'
    ? { module: data.module_count, inverter: data.inverter_count }
    : { equipment: data.equipment_count };
}

/** What modules give at most together, in watts; null of what makes no electricity. */
export const peakWatts = (data: TechnicalData): number | null =>
  data.kind === 'panels' ? data.module_count * data.module_watts : null;

/** What is made in a year: kWp by what one of them gives in a year at the place, in whole kilowatt-hours. */
export const yearlyKwh = (watts: number, kwhPerKwp: number): number =>
  Math.round((watts * kwhPerKwp) / 1000);
