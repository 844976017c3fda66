import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { type prospectFilters, prospectStatuses, reachedStages } from '@contract/program/prospects';
import { NOBODY, ownerKey, prospects, zones } from '@server/db/schema/program';
import { zoneTargets } from '@server/db/schema/program-metrics';
import {
  containingFolded,
  searched,
  searchedText,
  searchText,
  spelling,
  spelt,
} from '@server/db/search-text';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';

type AskedFilters = z.output<z.ZodObject<typeof prospectFilters>>;

const filterNames = [
  'status',
  'zoneId',
  'region',
  'ownerId',
  'source',
  'reached',
  'lostCause',
  'nextFrom',
  'nextTo',
  'createdFrom',
  'createdTo',
  'appliedFrom',
  'appliedTo',
  'toward',
  'text',
  'text2',
  'text3',
  'textRest',
  'business',
  'contact',
  'phone',
  'email',
  'municipality',
  'state',
  'textSpelt',
  'businessSpelt',
  'contactSpelt',
  'municipalitySpelt',
  'stateSpelt',
] as const;

type FilterName = (typeof filterNames)[number];

/** The conditions of a list of prospects by name, each on the value that it is given. */
export function conditionsOf(given: (name: FilterName) => SQLWrapper): Record<FilterName, SQL> {
  // What is searched has an index, and the column says that it is there. Two patterns would be planned as rare, each of
  // the rows that the other leaves, and a common word then read whole; that something is not null is planned as common.
  const typedIn = (column: PgColumn, name: FilterName) =>
    sql`(${searchedText(prospects.searchText)} like ${given(name)} and nullif(${searched(column)} like ${given(name)}, false) is not null)`;
  const said = (name: FilterName) => sql`${searchedText(prospects.searchText)} like ${given(name)}`;
  const speltIn = (column: PgColumn, name: FilterName) => sql`${spelt(column)} like ${given(name)}`;
  const midnight = (day: SQL) => sql`(${day}::timestamp at time zone 'America/Mexico_City')`;
  return {
    status: sql`${prospects.statusOrder} = ${given('status')}::int`,
    zoneId: sql`${prospects.zoneId} = ${given('zoneId')}::uuid`,
    region: sql`${prospects.zoneId} in (select ${zones.id} from ${zones} where ${zones.region} = ${given('region')})`,
    ownerId: sql`${ownerKey(prospects.executiveUserId)} = ${given('ownerId')}::uuid`,
    source: sql`${prospects.source} = ${given('source')}`,
    reached: sql`${prospects.reached} >= ${given('reached')}::int`,
    lostCause: sql`${prospects.lostCause} = ${given('lostCause')}`,
    nextFrom: sql`${prospects.nextOrder} >= ${given('nextFrom')}::date`,
    nextTo: sql`${prospects.nextOrder} <= ${given('nextTo')}::date`,
    createdFrom: sql`${prospects.createdAt} >= ${midnight(sql`${given('createdFrom')}::date`)}`,
    createdTo: sql`${prospects.createdAt} < ${midnight(sql`(${given('createdTo')}::date + 1)`)}`,
    appliedFrom: sql`${prospects.appliedOn} >= ${given('appliedFrom')}::date`,
    appliedTo: sql`${prospects.appliedOn} <= ${given('appliedTo')}::date`,
    toward: sql`(${given('toward')}::text = 'target' and exists (
      select from ${zoneTargets} target
       where target.zone_id = ${prospects.zoneId} and target.ended_at is null
         and ${prospects.appliedOn} between target.starts_on and target.ends_on))`,
    text: said('text'),
    text2: said('text2'),
    text3: said('text3'),
    textRest: sql`${searchedText(prospects.searchText)} like all(${given('textRest')}::text[])`,
    business: typedIn(prospects.businessName, 'business'),
    contact: typedIn(prospects.contactName, 'contact'),
    phone: typedIn(prospects.phone, 'phone'),
    email: typedIn(prospects.email, 'email'),
    municipality: typedIn(prospects.municipality, 'municipality'),
    state: typedIn(prospects.state, 'state'),
    textSpelt: sql`${prospects.searchText} like all(${given('textSpelt')}::text[])`,
    businessSpelt: speltIn(prospects.businessName, 'businessSpelt'),
    contactSpelt: speltIn(prospects.contactName, 'contactSpelt'),
    municipalitySpelt: speltIn(prospects.municipality, 'municipalitySpelt'),
    stateSpelt: speltIn(prospects.state, 'stateSpelt'),
  };
}

/** Those whose best plan depends on what is asked. */
export const plannedByValue: readonly FilterName[] = filterNames.filter(
  (name) => name !== 'status' && name !== 'zoneId' && name !== 'source',
);

type FilterValue = string | readonly string[];
type FilterValues = Partial<Record<FilterName, FilterValue>>;

/** What a request asks for as values of the conditions; those that it leaves out are left out. */
export function valuesOf(asked: AskedFilters, userId: string, now: Date): FilterValues {
  const { owner } = asked;
  const pattern = (typed: string | undefined) => (typed ? containingFolded(typed) : undefined);
  return {
    status: asked.status && String(prospectStatuses.indexOf(asked.status)),
    zoneId: asked.zone_id,
    region: asked.region || undefined,
    ownerId: owner === 'mine' ? userId : owner === 'nobody' ? NOBODY : owner,
    source: asked.source,
    reached: asked.reached && String(reachedStages.indexOf(asked.reached) + 1),
    lostCause: asked.lost_cause,
    ...nextDays(asked.next, now),
    createdFrom: asked.created_from,
    createdTo: asked.created_to,
    appliedFrom: asked.applied_from,
    appliedTo: asked.applied_to,
    toward: asked.toward,
    ...textOf(asked.q ?? ''),
    business: pattern(asked.business),
    contact: pattern(asked.contact),
    phone: pattern(asked.phone && phoneDigits(asked.phone)),
    email: pattern(asked.email),
    municipality: pattern(asked.municipality),
    state: pattern(asked.state),
    businessSpelt: spelling(asked.business ?? ''),
    contactSpelt: spelling(asked.contact ?? ''),
    municipalitySpelt: spelling(asked.municipality ?? ''),
    stateSpelt: spelling(asked.state ?? ''),
  };
}

/** All conditions of the values, for a query of one's own. */
export function filtered(values: FilterValues): SQL | undefined {
  const conditions = conditionsOf((name) => sql`${sql.param(values[name] ?? null)}`);
  return and(...filterNames.flatMap((name) => (values[name] ? [conditions[name]] : [])));
}

/**
 * Each typed word stands somewhere in what is searched, in any order. The longest three, which tell most, are patterns of
 * their own, for an index is not read by a list of patterns.
 */
function textOf(typed: string): FilterValues {
  const words = [...new Set(searchText(phoneDigits(typed)).split(/\s+/))].filter(Boolean);
  const byLength = words.sort((a, b) => b.length - a.length);
  const [text, text2, text3, ...rest] = byLength.map(containingFolded);
  const spellings = byLength.flatMap((word) => spelling(word) ?? []);
  return {
    text,
    text2,
    text3,
    textRest: rest.length > 0 ? rest : undefined,
    textSpelt: spellings.length > 0 ? spellings : undefined,
  };
}

/** A week and today's day of it. */
const DAYS_AHEAD = 6;
/** What those without a day are ordered by. */
const NEVER = '9999-12-31';

function nextDays(next: AskedFilters['next'], now: Date): FilterValues {
  const today = dayInMexicoCity(now);
  if (next === 'none') return { nextFrom: NEVER };
  if (next === 'overdue') return { nextTo: addDays(today, -1) };
  if (next === 'today') return { nextFrom: today, nextTo: today };
  return next ? { nextFrom: today, nextTo: addDays(today, DAYS_AHEAD) } : {};
}

/** A telephone as people write it, "33 1234-5678", as its digits; other text as it is. */
const phoneDigits = (typed: string) =>
  /^[\d\s().+-]*\d[\d\s().+-]*$/.test(typed) ? typed.replace(/\D/g, '') : typed;
