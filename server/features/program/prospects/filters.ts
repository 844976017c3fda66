import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { cleanIdentifier } from '@contract/kernel/fields/pasted';
import { normalisePhone } from '@contract/kernel/fields/phone';
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
  'touchFrom',
  'touchTo',
  'createdFrom',
  'createdTo',
  'appliedFrom',
  'appliedTo',
  'toward',
  'text',
  'text2',
  'text3',
  'textRest',
  'number',
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
/** Also what `number` may be instead of one, group by group. */
type ValueName = FilterName | 'group' | 'group2' | 'groupRest';

/** The conditions of a list of prospects by name, each on the value that it is given. */
export function conditionsOf(given: (name: ValueName) => SQLWrapper): Record<FilterName, SQL> {
  // What is searched has an index, and its words are looked for there too; the column says that they are in it. Two
  // patterns would be planned as rare, each of the rows that the other leaves, and a common word then read whole; that
  // something is not null is planned as common.
  const typedIn = (column: PgColumn, name: FilterName) =>
    sql`nullif(${searched(column)} like all(${given(name)}::text[]), false) is not null`;
  const said = (name: ValueName) => sql`${searchedText(prospects.searchText)} like ${given(name)}`;
  const saidAll = (name: ValueName) =>
    sql`${searchedText(prospects.searchText)} like all(${given(name)}::text[])`;
  const speltIn = (column: PgColumn, name: FilterName) =>
    sql`${spelt(column)} like all(${given(name)}::text[])`;
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
    touchFrom: sql`${prospects.touchOrder} >= ${midnight(sql`${given('touchFrom')}::date`)}`,
    touchTo: sql`${prospects.touchOrder} < ${midnight(sql`(${given('touchTo')}::date + 1)`)}`,
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
    textRest: saidAll('textRest'),
    number: sql`(${said('number')} or (${said('group')} and ${said('group2')} and ${saidAll('groupRest')}))`,
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
type FilterValues = Partial<Record<ValueName, FilterValue>>;

/** What a request asks for as values of the conditions; those that it leaves out are left out. */
export function valuesOf(asked: AskedFilters, userId: string, now: Date): FilterValues {
  const { owner } = asked;
  const { business, contact, phone = '', email, municipality, state } = asked;
  const typed = [business, contact, joinedNumber(phone) ?? phone, email, municipality, state];
  return {
    status: asked.status && String(prospectStatuses.indexOf(asked.status)),
    zoneId: asked.zone_id,
    region: asked.region || undefined,
    ownerId: owner === 'mine' ? userId : owner === 'nobody' ? NOBODY : owner,
    source: asked.source,
    reached: asked.reached && String(reachedStages.indexOf(asked.reached) + 1),
    lostCause: asked.lost_cause,
    ...nextDays(asked.next, now),
    ...touchDays(asked.touched, now),
    createdFrom: asked.created_from,
    createdTo: asked.created_to,
    appliedFrom: asked.applied_from,
    appliedTo: asked.applied_to,
    toward: asked.toward,
    ...searchedFor(asked.q ?? '', typed.flatMap(wordsOf)),
    business: patterns(business),
    contact: patterns(contact),
    phone: patterns(joinedNumber(phone) ?? phone),
    email: patterns(email),
    municipality: patterns(municipality),
    state: patterns(state),
    businessSpelt: spellings(wordsOf(business)),
    contactSpelt: spellings(wordsOf(contact)),
    municipalitySpelt: spellings(wordsOf(municipality)),
    stateSpelt: spellings(wordsOf(state)),
  };
}

/** All conditions of the values, for a query of one's own. */
export function filtered(values: FilterValues): SQL | undefined {
  const conditions = conditionsOf((name) => sql`${sql.param(values[name] ?? null)}`);
  return and(...filterNames.flatMap((name) => (values[name] ? [conditions[name]] : [])));
}

const wordsOf = (typed = '') => [...new Set(searchText(typed).split(/\s+/))].filter(Boolean);

const unlessNone = (some: string[]) => (some.length > 0 ? some : undefined);
const patterns = (typed: string | undefined) => unlessNone(wordsOf(typed).map(containingFolded));
const spellings = (words: readonly string[]) =>
  unlessNone(words.flatMap((word) => spelling(word) ?? []));

/** An index tells nothing of fewer characters. */
const LEAST_INDEXED = 3;

/**
 * What is searched for, and the words of what is looked for in one column. Each word stands somewhere, in any order. The
 * longest three, which tell most, are patterns of their own, for an index is not read by a list of patterns.
 *
 * Digits in groups are one number as it is read, "811 234", or several, as a postal code and a part of a telephone.
 */
function searchedFor(typed: string, ofColumns: readonly string[]): FilterValues {
  const number = joinedNumber(typed);
  const groups = number === null || normalisePhone(typed) ? [] : byLength(wordsOf(typed));
  const [group = '', group2, ...groupRest] = groups;
  const several = group2 !== undefined &&
    group.length >= LEAST_INDEXED && {
      number: containingFolded(number ?? ''),
      group: containingFolded(group),
      group2: containingFolded(group2),
      groupRest: groupRest.map(containingFolded),
    };
  const said = several ? [] : number === null ? wordsOf(typed) : [number];
  const words = byLength([...new Set([...said, ...ofColumns])]);
  const [text, text2, text3, ...rest] = words.map(containingFolded);
  return {
    text,
    text2,
    text3,
    textRest: unlessNone(rest),
    textSpelt: spellings(said),
    ...several,
  };
}

const byLength = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

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

/** What those whom nobody touched are ordered by, and the first day on which anybody could. */
const [UNTOUCHED, FIRST_TOUCH] = ['1970-01-01', '1970-01-02'];
const WEEK = 7;
const MONTH = 30;

function touchDays(touched: AskedFilters['touched'], now: Date): FilterValues {
  const ago = (days: number) => addDays(dayInMexicoCity(now), -days);
  if (touched === 'never') return { touchTo: UNTOUCHED };
  if (touched === 'week') return { touchFrom: ago(WEEK - 1) };
  if (touched === 'over_week') return { touchFrom: FIRST_TOUCH, touchTo: ago(WEEK) };
  return touched ? { touchFrom: FIRST_TOUCH, touchTo: ago(MONTH) } : {};
}

/** The digits of a telephone, or of a part of one, as people write it, "33 1234-5678"; null of other text. */
export function joinedNumber(text: string): string | null {
  const typed = cleanIdentifier(text);
  if (!/^[\d\s().+-]*$/.test(typed) || !/\d/.test(typed)) return null;
  return normalisePhone(typed)?.slice(-10) ?? typed.replace(/\D/g, '');
}
