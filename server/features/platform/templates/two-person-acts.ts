import { type Day, formatDay } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { lineDiff } from '@contract/platform/line-diff';
import { t } from '@server/i18n';
import type { MoneyAct } from '../approvals/gate';
import { hashOfText } from './contract-kinds';
import type { TemplateText } from './places';
import type { Template } from './template';

const words = platformWords.templates.acts;

interface Publishing {
  template: Template;
  number: number;
  text: TemplateText;
  /** The words that the new ones follow. */
  before: TemplateText;
  from_day: Day;
  reason: string;
}

/** New words of a contract as the second person reads them: what goes and what comes, line by line. */
export function publishingAct({ template, text, before, ...act }: Publishing): MoneyAct {
  return {
    ...about(template, t(words.publish, { name: before.subject })),
    details: [
      versionOf(template, act.number),
      { label: t(words.since), value: formatDay(act.from_day) },
      { label: t(words.reason), value: act.reason },
      { label: t(words.hash), value: hashOfText(text) },
    ],
    lines: [...lineDiff(before.subject, text.subject), ...lineDiff(before.body, text.body)].flatMap(
      ({ kind, text: value }) =>
        kind === 'same' || value.trim() === ''
          ? []
          : [{ label: t(kind === 'added' ? words.added : words.removed), value }],
    ),
  };
}

interface Withdrawing extends TemplateText {
  template: Template;
  number: number;
  fromDay: Day | null;
  reason: string | null;
}

/** Words of a contract that are not to come into force after all. */
export function withdrawingAct({ template, number, fromDay, reason, ...text }: Withdrawing) {
  return {
    ...about(template, t(words.withdraw, { name: text.subject })),
    details: [
      versionOf(template, number),
      ...(fromDay ? [{ label: t(words.wouldBegin), value: formatDay(fromDay) }] : []),
      ...(reason ? [{ label: t(words.reason), value: reason }] : []),
      { label: t(words.hash), value: hashOfText(text) },
    ],
  };
}

const versionOf = ({ name }: Template, number: number) => ({
  label: t(words.version),
  value: String(number),
  to: href('templateShow', { templateName: name }),
});

const about = ({ name }: Template, title: string) => ({
  kind: 'setting' as const,
  object: 'templates' as const,
  objectId: name,
  title,
  amountCents: null,
  people: [],
  always: true,
});
