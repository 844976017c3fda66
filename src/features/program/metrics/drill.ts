import type { creditFilters, RequestCourse } from '@contract/credit/figure-rows';
import type { statusesOnTheWay } from '@contract/credit/on-the-way';
import type { ProjectStatus } from '@contract/credit/project-states';
import { href } from '@contract/kernel/screens';
import {
  firstDayOf,
  lastDayOf,
  type MetricsQuery,
  type ProspectsQuery,
} from '@contract/program/metrics-filters';
import type {
  LostCause,
  ProspectSource,
  ProspectStatus,
  ReachedStage,
} from '@contract/program/prospects';

export interface Further {
  reached?: ReachedStage;
  status?: ProspectStatus;
  source?: ProspectSource;
  lost_cause?: LostCause;
  owner?: string;
  zone_id?: string;
  created_to?: string;
}

/**
 * The prospects that progress counts: in the days of their zone's target, within the months that are asked for.
 *
 * @param until the last day, of what was counted by then
 */
export const towardTarget = ({ from, to, ...same }: ProspectsQuery, until?: string) =>
  withQuery(href('prospectList'), {
    ...same,
    applied_from: from && firstDayOf(from),
    applied_to: until ?? (to && lastDayOf(to)),
    toward: 'target',
  });

/** How far one zone is, narrowed as the screen is. */
export const progressOf = (chosen: ProspectsQuery, zoneId: string) =>
  withQuery(href('progress'), { ...chosen, zone_id: zoneId });

/** Where the targets of the zones stand one by one, in the screen of progress. */
export const ZONES = '#zonas';

/** The changes of the prospects, day by day, on the screen that adds them up. */
export const CHANGES = '#cambios';

/** The zones that figures of all targets add up, narrowed as the screen is. */
export const zonesOf = (chosen: ProspectsQuery) => `${withQuery(href('progress'), chosen)}${ZONES}`;

/** What a list of prospects is asked for to hold those that figures count: the months are of their arrival. */
export const arrivedIn = ({ from, to, ...same }: ProspectsQuery) => ({
  ...same,
  created_from: from && firstDayOf(from),
  created_to: to && lastDayOf(to),
});

/** The prospects that a figure counts: the list, narrowed as the screen is and by what the figure is about. */
export const listOf = (chosen: ProspectsQuery, further: Further = {}): string =>
  withQuery(href('prospectList'), { ...arrivedIn(chosen), ...further });

/** The projects that a figure counts and that are on their way. */
export const projectsOf = (chosen: MetricsQuery, further: { status?: ProjectStatus } = {}) =>
  withQuery(href('programProjectList'), { ...chosen, ...further });

export interface OfRequests {
  course?: RequestCourse;
  left?: 'any' | (typeof statusesOnTheWay)[number];
  owner?: string;
}

/** The requests that a figure of performance counts. */
export const requestsOf = (chosen: MetricsQuery, further: OfRequests = {}) =>
  withQuery(href('programRequestList'), { ...chosen, ...further });

/** The credits that a figure of collections counts. */
export const creditsOf = (
  chosen: MetricsQuery,
  further: Partial<Record<keyof typeof creditFilters, string>>,
) => withQuery(href('programCreditList'), { ...chosen, ...further });

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(asked).toString();
  return search ? `${path}?${search}` : path;
}
