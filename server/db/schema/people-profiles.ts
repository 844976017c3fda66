import type { Sex } from '@contract/kernel/fields/curp';
import type { Day } from '@contract/kernel/fields/day';
import {
  businessSectors,
  businessSizes,
  educations,
  experiences,
  horizons,
  housings,
  lossTolerances,
  objectives,
} from '@contract/people/about-you';
import { maritalRegimes } from '@contract/people/profiles';
import { cfdiUses, taxRegimes } from '@contract/people/tax-profiles';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centavos } from './columns';
import { users } from './identity';

/** Whose facts they are: the account, under all of its roles; a company is the account of its owner. */
const own = () => ({
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** How often it was saved. */
  version: integer().notNull().default(0),
});

/** Who a person or a company is. CURP and RFC are sealed; the mark (keyed hash) finds one again. */
export const profiles = pgTable(
  'profiles',
  {
    ...own(),
    birthDay: text().$type<Day>(),
    curp: text(),
    curpMark: text(),
    /** ISO 3166-1. */
    nationality: text(),
    maritalRegime: text({ enum: maritalRegimes }),
    sex: text().$type<Sex>(),
    tradeName: text(),
    incorporatedOn: text().$type<Day>(),
    representativeName: text(),
    representativeCurp: text(),
    representativeRfc: text(),
    representativeRole: text(),
  },
  (t) => [index('profiles_curp_mark').on(t.curpMark)],
);

/** What a person does and lives on; of an investor also how they invest, of an applicant what business they have. */
export const backgrounds = pgTable('backgrounds', {
  ...own(),
  occupation: text(),
  monthlyIncomeCents: centavos(),
  dependants: smallint(),
  housing: text({ enum: housings }),
  education: text({ enum: educations }),
  experience: text({ enum: experiences }),
  objective: text({ enum: objectives }),
  horizon: text({ enum: horizons }),
  lossTolerance: text({ enum: lossTolerances }),
  businessSector: text({ enum: businessSectors }),
  workers: integer(),
  annualSalesCents: centavos(),
  /** As `businessSizeOf` says of the three above, with each save. */
  businessSize: text({ enum: businessSizes }),
});

export const addresses = pgTable('addresses', {
  ...own(),
  postalCode: text(),
  state: text(),
  municipality: text(),
  neighbourhood: text(),
  street: text(),
  exteriorNumber: text(),
  interiorNumber: text(),
  references: text(),
});

/** To whom invoices and withholding statements are made out. */
export const taxProfiles = pgTable(
  'tax_profiles',
  {
    ...own(),
    /** Sealed; its mark finds it again. */
    rfc: text(),
    rfcMark: text(),
    fiscalName: text(),
    regime: text({ enum: taxRegimes }),
    postalCode: text(),
    cfdiUse: text({ enum: cfdiUses }),
    invoiceEmail: text(),
  },
  (t) => [index('tax_profiles_rfc_mark').on(t.rfcMark)],
);

/** The postal service's catalogue, imported by `npm run postal-codes`. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    postalCode: text().notNull(),
    neighbourhood: text().notNull(),
    municipality: text().notNull(),
    state: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postalCode, t.neighbourhood, t.municipality] }),
    // As the catalogue of zones names a municipality.
    index('postal_codes_municipality').on(sql`(${t.municipality} || ', ' || ${t.state})`),
  ],
);
