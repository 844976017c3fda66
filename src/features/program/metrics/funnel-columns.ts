import { effectivenessWords as words } from '@contract/locales/es-MX/program/metrics';
import { lostCauseName } from '@contract/locales/es-MX/program/prospect-work';
import type { Effectiveness, Funnel } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { type Further, listOf } from './drill';
import type { FigureColumn } from './figures-file';

/** The stages of a prospect, each with its words, and with the list of those that came so far. */
export const stages = [
  { key: 'prospects', name: t(words.prospects), how: t(words.prospectsHow), further: {} },
  {
    key: 'contacted',
    name: t(words.contacted),
    how: t(words.contactedHow),
    further: { reached: 'contacted' },
  },
  { key: 'quoted', name: t(words.quoted), how: t(words.quotedHow), further: { reached: 'quoted' } },
  {
    key: 'applied',
    name: t(words.applied),
    how: t(words.appliedHow),
    further: { reached: 'applied' },
  },
  {
    key: 'installed',
    name: t(words.installed),
    how: t(words.installedHow),
    further: { reached: 'installed' },
  },
  { key: 'lost', name: t(words.lost), how: t(words.lostHow), further: { status: 'lost' } },
] as const;

/** Prospects that are counted together, and what tells them from the others. */
export type Group = Funnel & { name: string; of: Further };

/** Of each group: how many of it came so far. */
export const groupColumns = (title: string, chosen: ProspectsQuery): FigureColumn<Group>[] => [
  { key: 'name', title, value: ({ name }) => name },
  ...stages.map(({ key, name, how, further }) => ({
    key,
    title: name,
    how,
    value: (group: Group) => group[key],
    to: ({ of }: Group) => listOf(chosen, { ...of, ...further }),
  })),
];

type Loss = Effectiveness['losses'][number];

/** Of each cause: how many were lost by it. */
export const lossColumns = (chosen: ProspectsQuery): FigureColumn<Loss>[] => [
  { key: 'cause', title: t(words.losses), value: ({ cause }) => t(lostCauseName[cause]) },
  {
    key: 'count',
    title: t(words.lossesShort),
    value: ({ count }) => count,
    to: ({ cause }) => listOf(chosen, { lost_cause: cause }),
  },
];
