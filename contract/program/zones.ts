import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { nameOf } from '../kernel/fields/name';
import { plain } from '../kernel/fields/plain';
import { postalCode } from '../kernel/fields/postal-code';
import { reason } from '../kernel/fields/reason';
import { severalOf } from '../kernel/fields/selection';
import { plainText, rawText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { t } from '../kernel/words';
import { programFields } from '../locales/es-MX/program/schemas';

/**
 * What is done to a zone; `moved` to another region, `covered` other municipalities, `coded` other postal codes,
 * `region_renamed` with all of its region.
 */
export const zoneActs = [
  'created',
  'renamed',
  'moved',
  'region_renamed',
  'covered',
  'coded',
  'deactivated',
  'reactivated',
] as const;

/** Most zones of one uploaded file. */
/** Most bytes of one file of zones. */
export const MAX_UPLOAD_MEGABYTES = 5;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;
export const MAX_ZONE_ROWS = 1000;

/** Column headings of a file of zones; the last two may be left out. */
export const zoneColumns = ['region', 'zona', 'municipios', 'codigos postales'] as const;

/** Between the municipalities of one cell. */
export const MUNICIPALITY_SEPARATOR = ';';

const zone = z.object({ id: z.string(), name: z.string(), region: z.string() });

const catalogZone = zone.extend({
  active: z.boolean(),
  /** Prospects that are still worked, and people who work this zone and not all. */
  open_prospects: z.number().int(),
  users: z.number().int(),
  /** What it covers: "Guadalajara, Jalisco". */
  municipalities: z.array(z.string()),
  /** Postal codes that it covers, whatever other zone has their municipality. */
  postal_codes: z.array(z.string()),
  /** Those of them that the imported catalogue does not have; none before there is one. */
  unknown_codes: z.array(z.string()),
  /** The states of all that. */
  states: z.array(z.string()),
  version,
});

export type CatalogZone = z.infer<typeof catalogZone>;

/** Most postal codes whose zone is asked for while a form is filled in; more come in a file, which asks for all. */
export const MOST_LOOKED_UP = 400;

const codesInText = rawText(MOST_LOOKED_UP * 6)
  .transform((text) => text.split(','))
  .pipe(z.array(postalCode));

/** A postal code that is in a zone today, by its municipality or by itself. */
const codeMove = z.object({ code: z.string(), from: z.string() });

/**
 * Why a place counts in a zone, or in none: one has its postal code, one alone covers its municipality, several do,
 * or none has either.
 */
export const placings = ['code', 'municipality', 'shared', 'nowhere'] as const;

const placing = z.object({
  /** "Guadalajara, Jalisco"; null of a code that the imported catalogue does not have. */
  municipality: z.string().nullable(),
  by: z.enum(placings),
  /** The zone that it counts in, or those that share it: of these the ones that the caller may see. */
  zones: z.array(z.object({ id: z.string(), name: z.string() })),
});

const codeGroup = placing.extend({ codes: z.array(z.string()) });

/** Postal codes that count alike. */
export type CodeGroup = z.infer<typeof codeGroup>;

const coveredMunicipality = z.object({
  name: z.string(),
  /** Postal codes that the imported catalogue has in it, and those of them that other zones have by themselves. */
  codes: z.number().int(),
  taken: z.number().int(),
  /** The other active zones that cover it: the names that the caller may see, and how many more there are. */
  also: z.array(z.string()),
  also_unseen: z.number().int(),
});

/** A municipality of a zone, with what of it counts elsewhere. */
export type CoveredMunicipality = z.infer<typeof coveredMunicipality>;

const zoneEvent = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  act: z.enum(zoneActs),
  from: z.string().nullable(),
  to: z.string().nullable(),
  by: z.string().nullable(),
});

export type ZoneEvent = z.infer<typeof zoneEvent>;

const byId = z.strictObject({ zoneId: z.uuid() });
/** The program that staff mean; its own people leave it out. */
const program_id = z.uuid().optional();
const done = z.object({ ok: z.literal(true) });

export const zoneInput = z.strictObject({ name: nameOf(2), region: nameOf(2) });

/** Most municipalities of one zone: more than any state has. */
export const MOST_MUNICIPALITIES = 600;

/** Most postal codes of one zone: as many as a large state has. */
export const MOST_POSTAL_CODES = 3000;

const firstNoCode = (codes: readonly string[]) =>
  codes.find((code) => !postalCode.safeParse(code).success);

/** Several postal codes as one field, each once and in order; the message names the one that is none. */
export const zoneCodes = severalOf(plainText(40), MOST_POSTAL_CODES)
  .refine((codes) => firstNoCode(codes) === undefined, {
    error: ({ input }) =>
      t(programFields.zones.noPostalCode, {
        code: Array.isArray(input) ? (firstNoCode(input.map(String)) ?? '') : '',
      }),
  })
  .transform((codes) => [...new Set(codes)].toSorted());

/** With what it covers, municipalities of the catalogue of postal codes; left out, as it is. */
export const zoneForm = zoneInput.extend({
  municipalities: severalOf(rawText(200).overwrite(plain), MOST_MUNICIPALITIES)
    .transform((chosen) => [...new Set(chosen)])
    .optional(),
  postal_codes: zoneCodes.optional(),
});

type Covering = Pick<CatalogZone, 'id' | 'name' | 'active' | 'municipalities'>;

/** The other zones that cover a municipality of this one too, with those that they share. */
export function overlapsOf(zone: Covering, zones: readonly Covering[]) {
  if (!zone.active) return [];
  return zones
    .filter(({ id, active }) => active && id !== zone.id)
    .map(({ name, municipalities }) => ({
      name,
      shared: municipalities.filter((one) => zone.municipalities.includes(one)),
    }))
    .filter(({ shared }) => shared.length > 0);
}

export const zones = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/zones',
    can: 'zones.list',
    query: z.strictObject({ program_id }),
    response: z.object({ items: z.array(zone.extend({ active: z.boolean() })) }),
  }),
  /** The zones with what is in them, by region. */
  catalog: endpoint({
    method: 'GET',
    path: '/api/v1/zone-catalog',
    can: 'zones.list',
    query: z.strictObject({ program_id }),
    response: z.object({ items: z.array(catalogZone) }),
  }),
  /** What a zone may cover: the municipalities of the imported catalogue of postal codes, none before. */
  municipalities: endpoint({
    method: 'GET',
    path: '/api/v1/municipalities',
    can: 'zones.edit',
    response: z.object({ items: z.array(z.string()) }),
  }),
  /** Which of some postal codes are in other zones by their municipality, and would count in this one. */
  codeMoves: endpoint({
    method: 'GET',
    path: '/api/v1/zone-code-moves',
    can: 'zones.edit',
    query: z.strictObject({
      codes: codesInText,
      /** The zone that is to have them; none of a new one. */
      zone_id: z.uuid().optional(),
      program_id,
    }),
    response: z.object({ items: z.array(codeMove) }),
  }),
  /** The municipalities of a zone, with what of each counts elsewhere. */
  coverage: endpoint({
    method: 'GET',
    path: '/api/v1/zones/:zoneId/coverage',
    can: 'zones.list',
    params: byId,
    response: z.object({ items: z.array(coveredMunicipality) }),
  }),
  /** The postal codes of one of its municipalities, or else those that it has by itself, by where they count. */
  codes: endpoint({
    method: 'GET',
    path: '/api/v1/zones/:zoneId/postal-codes',
    can: 'zones.list',
    params: byId,
    query: z.strictObject({ municipality: rawText(200).overwrite(plain).optional() }),
    response: z.object({ items: z.array(codeGroup) }),
  }),
  /** Which zone a postal code counts in, once for each municipality that it is in. */
  placing: endpoint({
    method: 'GET',
    path: '/api/v1/zone-places',
    can: 'zones.list',
    query: z.strictObject({ code: postalCode, program_id }),
    response: z.object({ items: z.array(placing) }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/zones/:zoneId/history',
    can: 'zones.list',
    params: byId,
    response: z.object({ items: z.array(zoneEvent) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/zones',
    can: 'zones.edit',
    audit: { action: 'zones.create', object: 'zones' },
    body: zoneForm.extend({ program_id }),
    response: zone,
  }),
  /** Gives a zone another name, or moves it to another region. */
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/zones/:zoneId',
    can: 'zones.edit',
    audit: { action: 'zones.edit', object: 'zones' },
    params: byId,
    body: zoneForm.extend({ version }),
    response: zone,
  }),
  deactivate: endpoint({
    method: 'POST',
    path: '/api/v1/zones/:zoneId/deactivate',
    can: 'zones.edit',
    audit: { action: 'zones.deactivate', object: 'zones' },
    params: byId,
    body: z.strictObject({ reason }),
    response: done,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/v1/zones/:zoneId/reactivate',
    can: 'zones.edit',
    audit: { action: 'zones.reactivate', object: 'zones' },
    params: byId,
    response: done,
  }),
  renameRegion: endpoint({
    method: 'POST',
    path: '/api/v1/zone-regions/rename',
    can: 'zones.edit',
    audit: { action: 'zones.rename-region', object: 'zones' },
    body: z.strictObject({ from: nameOf(2), to: nameOf(2), program_id }),
    response: z.object({ zones: z.number().int() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/zone-uploads',
    can: 'zones.edit',
    audit: { action: 'zones.upload', object: 'zones' },
    kind: 'multipart',
    limit: 'uploads',
    body: z.strictObject({ mode: z.enum(['preview', 'commit']), program_id }),
    response: z.object({
      rows: z.number().int(),
      /** Zones that the file adds; the others are there already. */
      fresh: z.number().int(),
      /** Of those, the ones that cover other municipalities or postal codes by the file. */
      changed: z.number().int(),
      problems: z.array(
        z.object({ row: z.number().int(), column: z.string(), message: z.string() }),
      ),
      problem_count: z.number().int(),
      /** Postal codes that the imported catalogue does not have: they are taken all the same. */
      unknown_codes: z.array(z.string()),
      /** Postal codes that were written without the zero that they begin with, as they were read. */
      padded_codes: z.array(z.string()),
      /** Postal codes that are in another zone until the file is taken in. */
      code_moves: z.array(codeMove.extend({ to: z.string() })),
      done: z.boolean(),
    }),
  }),
} as const;
